/**
 * A Korean number as it is dialled from abroad: "02-000-0000" is +82 2 000 0000. Others stay; 1588-0000 has
 * no area to begin with.
 */
export const internationalPhone = (phone: string): string =>
  /^0[1-9][\d\s().-]+$/.test(phone)
    ? `+82 ${phone
        .slice(1)
        .replace(/[^\d]+/gu, " ")
        .trim()}`
    : phone;

/** In the place of the name of somebody who was erased. */
export const ANONYMISED_NAME = "-";

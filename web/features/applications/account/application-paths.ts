// The addresses of this noun, without language.

/** The tab of the own applications. */
export const APPLICATIONS_TAB = "/my-account?tab=applications";

/** One own application: where it stands, what to pay and where. */
export const applicationPath = (id: number): string => `/my-account/applications/${id}`;

/** Where it is changed. */
export const changePath = (id: number): string => `${applicationPath(id)}/change`;

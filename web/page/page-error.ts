// Says what a loader throws when a page cannot be shown. Shaped as react-router's route errors are, so that its status becomes
// the response's status on the server.

/** A page that ends in an error page with a status. */
export class PageError extends Error {
  readonly status: number;
  readonly statusText = "";
  readonly internal = false;
  readonly data: null = null;

  constructor(status: number, options?: ErrorOptions) {
    super(`Page error ${status}`, options);
    this.status = status;
  }
}

/** For an address that names nothing a visitor may see; missing and hidden look the same. */
export function notFound(): PageError {
  return new PageError(404);
}

/** The part of an error that goes from the server's page to the browser. */
export interface SerializedPageError {
  readonly status: number;
  readonly statusText: string;
  readonly internal: boolean;
  readonly data: null;
}

/** The status of anything thrown by a loader or a component; 500 when it says none. */
export function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status <= 599 ? status : 500;
}

/** Makes an error fit for the page data: the status travels, message and stack do not. */
export function serializePageError(error: unknown): SerializedPageError {
  return { status: statusOf(error), statusText: "", internal: false, data: null };
}

// Defines what the answers of one request share: made at its first use, and gone with its context.

/** @returns what `make` made for this request */
export function perRequest<Asking extends object, Made>(
  make: (context: Asking) => Made,
): (context: Asking) => Made {
  const known = new WeakMap<Asking, { readonly made: Made }>();
  return (context) => {
    const cached = known.get(context) ?? { made: make(context) };
    known.set(context, cached);
    return cached.made;
  };
}

/**
 * The same for each of the selections that Pothos asks for.
 * @returns what `make` made for this request and selection
 */
export function perQuery<Asking extends object, Query extends object, Made>(
  make: (context: Asking, query: Query) => Made,
): (context: Asking, query: Query) => Made {
  const byQuery = perRequest((_context: Asking) => new Map<string, { readonly made: Made }>());
  return (context, query) => {
    const known = byQuery(context);
    const key = JSON.stringify(query);
    const cached = known.get(key) ?? { made: make(context, query) };
    known.set(key, cached);
    return cached.made;
  };
}

import { useLoaderData } from "react-router-dom";

/**
 * The variables with which this page's loader asked its query. The page asks with the same ones, so it finds
 * the answer in the cache, and they are computed once.
 */
export function usePageVariables<Variables extends object>(): Variables {
  return useLoaderData<{ readonly variables: Variables }>().variables;
}

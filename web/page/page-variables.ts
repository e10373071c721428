import { useLoaderData } from "react-router-dom";

/**
 * The variables with which the loader of this page asked its query. The page asks with the same ones and so finds the answer in
 * the cache; nobody works them out twice.
 */
export function usePageVariables<Variables extends object>(): Variables {
  return useLoaderData<{ readonly variables: Variables }>().variables;
}

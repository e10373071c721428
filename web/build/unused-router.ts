// What react-router can do and this site never asks it for: a third of it. Writes are GraphQL mutations and never submitted forms,
// so there are no actions and no fetchers; all routes are in one table (web/routes.tsx), each with a function for what it loads;
// and the router is no framework here. tests/unit/lean-libraries.test.ts holds web/ to it.
import type { Cut } from "./leave-out.ts";

const ACTIONS: readonly Cut[] = [
  ["async function handleAction(", ""],
  ["function normalizeNavigateOptions(", "function normalizeNavigateOptions(_, path) { return { path }; }"],
  ["opts && opts.pendingError", "false"],
  ["opts && opts.submission && isMutationMethod(opts.submission.formMethod)", "false"],
  ["if (newState.actionData) {", "actionData = null;"],
  [
    'let isActionReload = state.actionData != null && state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && state.navigation.state === "loading" && location.state?._isRedirect !== true;',
    "",
  ],
  [
    " || state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true",
    "",
  ],
  ["function getUpdatedActionData(", "function getUpdatedActionData() {}"],
  ["function getActionDataForCommit(", "function getActionDataForCommit() {}"],
  ["if (submission && isMutationMethod(submission.formMethod)) {", ""],
  [
    "redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)",
    "false",
  ],
  ["if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) {", ""],
  ["let { formMethod, formAction, formEncType } = state.navigation;", ""],
  ["submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation)", "void 0"],
  ["let isAction = isMutationMethod(request.method);", "let isAction = false;"],
  ['isMutationMethod(request.method) ? "action" : "loader"', '"loader"'],
  [
    "submission != null && isMutationMethod(submission.formMethod) && submission.formAction ===",
    "false && submission ===",
  ],
  ["pendingActionResult && isErrorResult(pendingActionResult[1])", "false"],
  [
    "pendingActionResult ? isErrorResult(pendingActionResult[1]) ? pendingActionResult[1].error : pendingActionResult[1].data : void 0",
    "void 0",
  ],
  ["pendingActionResult ? pendingActionResult[1].statusCode : void 0", "void 0"],
  ["pendingError !== void 0 && pendingActionResult", "false"],
];

const FETCHERS: readonly Cut[] = [
  ["async function handleFetcherAction(", ""],
  ["async function handleFetcherLoader(", ""],
  ["async function fetch2(", "function fetch2() {}"],
  ["fetchLoadMatches.forEach((f, key) => {", ""],
  ["let fetcherResultsPromise = Promise.all(", "let fetcherResultsPromise = Promise.resolve([]);"],
  [
    "revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {",
    "",
  ],
  ["function getUpdatedRevalidatingFetchers(", "function getUpdatedRevalidatingFetchers() {}"],
  ["function markFetchRedirectsDone(", "function markFetchRedirectsDone() {}"],
  ["function abortStaleFetchLoads(", "function abortStaleFetchLoads() {}"],
  ["function markFetchersDone(", ""],
  ["function deleteFetcher(", "function deleteFetcher() {}"],
  ["function queueFetcherForDeletion(", "function queueFetcherForDeletion() {}"],
  ["function abortFetcher(", "function abortFetcher() {}"],
  ["function getFetcher(", "function getFetcher() {}"],
  ["function resetFetcher(", "function resetFetcher() {}"],
  ["function updateFetcherState(", ""],
  ["function setFetcherError(", ""],
  ["fetchLoadMatches.forEach((_, key) => {", ""],
  ["    state.fetchers.forEach((fetcher, key) => {", ""],
  ["newState.fetchers.forEach((fetcher, key) => {", ""],
  ["deletedFetchers.forEach((key) => fetcherData.current.delete(key));", ""],
  ["fetchersQueuedForDeletion.forEach((key) => {", ""],
];

const ROUTES_FOUND_LATER: readonly Cut[] = [
  ["init.patchRoutesOnNavigation", "void 0"],
  ["function checkFogOfWar(", "function checkFogOfWar() { return { active: false }; }"],
  ["async function discoverRoutes(", ""],
  ["fogOfWar.active = false;", ""],
  ["fogOfWar.active", "false"],
  ["if (isFogOfWar) {", ""],
  ["if (!isFogOfWar) {", "updates.navigation = loadingNavigation;"],
  ["function patchRoutes(", "function patchRoutes() {}"],
  ["function _internalSetRoutes(", "function _internalSetRoutes() {}"],
  ["dataRoutes.commitHmrRoutes();", ""],
  ["  setRoutes(routes) {", ""],
  ["  setHmrRoutes(routes) {", ""],
  ["  commitHmrRoutes() {", ""],
];

const INSTRUMENTS: readonly Cut[] = [
  ["if (init.instrumentations) {", ""],
  ["if (init.instrumentations) {", ""],
];

const VIEW_TRANSITIONS: readonly Cut[] = [
  ["restoreAppliedTransitions(routerWindow, appliedViewTransitions);", ""],
  [
    "let _saveAppliedTransitions = () => persistAppliedTransitions(routerWindow, appliedViewTransitions);",
    "",
  ],
  ['routerWindow.addEventListener("pagehide", _saveAppliedTransitions);', ""],
  [
    'removePageHideEventListener = () => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions);',
    "",
  ],
  [
    'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
    "",
  ],
  ["!viewTransitionOpts || !isViewTransitionAvailable", "true"],
  ["reactDomFlushSyncImpl && flushSync", "false"],
  ["vtContext.isTransitioning && !vtContext.flushSync", "false"],
  ["renderDfd && pendingState && router.window", "false"],
  ["renderDfd && pendingState && state.location.key === pendingState.location.key", "false"],
  ["!vtContext.isTransitioning && interruption", "false"],
  ["useViewTransitionState(path) && viewTransition === true", "false"],
];

const MIDDLEWARE: readonly Cut[] = [
  [
    "async function defaultDataStrategyWithMiddleware(",
    "async function defaultDataStrategyWithMiddleware(args) { return defaultDataStrategy(args); }",
  ],
  ["let runClientMiddleware = isStaticHandler ? () => {", "let runClientMiddleware;"],
  ["if (matches.some((m) => m._lazyPromises?.middleware)) {", ""],
  ["let lazyMiddlewarePromise = loadLazyRouteProperty({", "let lazyMiddlewarePromise;"],
  ['typeof route.lazy === "function"', "true"],
];

const FRAMEWORK: readonly Cut[] = [
  ["let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(", ""],
  ["...prefetchHandlers,", ""],
  ["mergeRefs(forwardedRef, prefetchRef)", "forwardedRef"],
  ["shouldPrefetch && !isAbsolute", "false"],
  ["function useIsRSCRouterContext(", "function useIsRSCRouterContext() { return false; }"],
  [
    'if (this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string") {',
    "",
  ],
  ["if (this.context) {", ""],
  ["opts?.hydrationData || parseHydrationData()", "opts?.hydrationData"],
  ["if (opts?.mask) {", ""],
  ["if (mask) {", ""],
];

/** Words for the developer of a site, which the development build says. */
const WARNINGS: readonly Cut[] = [
  ["function warning(", "function warning() {}"],
  ["function warningOnce(", "function warningOnce() {}"],
  ["function warnOnce(", "function warnOnce() {}"],
  [
    "function invariant(",
    "function invariant(value) { if (value === false || value == null) throw new Error(); }",
  ],
  [
    "function invariant2(",
    "function invariant2(value) { if (value === false || value == null) throw new Error(); }",
  ],
  ["function DefaultErrorComponent(", "function DefaultErrorComponent() { return null; }"],
  ["if (status === 400) {", 'statusText = "Not Found"; errorMessage = `No route matches ` + pathname;'],
];

export const UNUSED_ROUTER: readonly Cut[] = [
  ...ACTIONS,
  ...FETCHERS,
  ...ROUTES_FOUND_LATER,
  ...INSTRUMENTS,
  ...VIEW_TRANSITIONS,
  ...MIDDLEWARE,
  ...FRAMEWORK,
  ...WARNINGS,
];

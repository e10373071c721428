// Parts of a page whose code comes after it, by React's `lazy`. One that cannot be loaded, because the server is away, or that
// breaks is left out: it never takes the page along, and with it what somebody is writing there.
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Nothing until it is there. `lazy` keeps a failure for good, so after one the next beginning asks with a new one. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = () => lazy(async () => ({ default: await load() }));
  let Part = ask();
  const askAgain = () => {
    Part = ask();
  };
  return function LazyPart(props: Props) {
    return (
      <PartBoundary onFailed={askAgain}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

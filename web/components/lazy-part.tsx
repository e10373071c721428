// Parts of a page whose code comes later, by React's `lazy`. A part that breaks, or cannot be loaded because the server is away, is left
// out. It never breaks the page, on which somebody may be writing.
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Shows nothing until the part is there. `lazy` keeps a failure for good, so after one the next mount uses a new `lazy`. */
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

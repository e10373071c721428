// Parts of a page whose code comes later, by React's `lazy`. A part that breaks, or cannot be loaded because
// the server is away, is left out. It never breaks the page, on which somebody may be writing.
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * Shows nothing, or what is in its place, until the part is there. `lazy` keeps a failure for good, so after
 * one the next mount uses a new `lazy`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: (props: Props) => ReactNode,
) {
  const ask = () => lazy(async () => ({ default: await load() }));
  let Part = ask();
  const askAgain = () => {
    Part = ask();
  };
  return function LazyPart(props: Props) {
    const waiting = instead?.(props) ?? null;
    return (
      <PartBoundary onFailed={askAgain} instead={waiting}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly onFailed: () => void;
  readonly instead: ReactNode;
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
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PageNotLoaded } from '../../lib/page-not-loaded.ts';
import { useReportError } from '../../lib/report-error.ts';
import { ErrorState } from './error-state.tsx';

/**
 * Shows an error instead of a page that failed to render, and reports it. The rest of the console keeps
 * working. The page renders again on request, and when another page is opened.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <Boundary path={path} report={useReportError()}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  path: string;
  report: (error: unknown) => Promise<string | undefined>;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
  /** The id by which operators find the reported failure. */
  requestId: string | undefined;
}

const fine: BoundaryState = { failure: undefined, requestId: undefined };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = fine;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error }, requestId: undefined };
  }

  override componentDidCatch(error: unknown) {
    void this.props.report(error).then((requestId) => {
      if (this.state.failure?.error === error) this.setState({ requestId });
    });
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (path !== this.props.path && this.state.failure) this.setState(fine);
  }

  /** Renders again. After a failed code load, reloads the page, because browsers do not retry such a load. */
  retry = () => {
    if (this.state.failure?.error instanceof PageNotLoaded) window.location.reload();
    else this.setState(fine);
  };

  override render() {
    const { failure, requestId } = this.state;
    if (!failure) return this.props.children;
    return <ErrorState error={failure.error} requestId={requestId} onRetry={this.retry} />;
  }
}

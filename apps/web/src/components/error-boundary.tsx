import { Component, type ReactNode } from 'react';
import { useReportError } from '../lib/report-error.ts';
import { ErrorState } from './error-state.tsx';

/** Keeps a page that failed to draw from taking the rest of the console with it, and reports the failure. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary report={useReportError()}>{children}</Boundary>;
}

interface BoundaryProps {
  report: (error: unknown) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    );
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** Keeps a page that failed to draw from taking the rest of the console with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
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

import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

/** Shown instead of missing content: that it is loading, or why it failed. */
export function LoadingOrError({
  error,
  sentence,
  onRetry,
}: {
  error: unknown;
  /** Builds the message from the reason. */
  sentence?: (reason: string) => string;
  onRetry: () => void;
}) {
  return error ? <ErrorState error={error} sentence={sentence} onRetry={onRetry} /> : <Loading />;
}

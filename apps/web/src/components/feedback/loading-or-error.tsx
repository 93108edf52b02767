import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

/** In place of missing content: that it is loading, or why it failed. */
export function LoadingOrError({
  error,
  sentence,
  onRetry,
}: {
  error: unknown;
  /** Turns the reason into the message. */
  sentence?: (reason: string) => string;
  onRetry: () => void;
}) {
  return error ? <ErrorState error={error} sentence={sentence} onRetry={onRetry} /> : <Loading />;
}

import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

/** In place of missing content: that it is loading, or why it failed. */
export function LoadingOrError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading />;
}

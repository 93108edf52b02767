import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

/** What stands where something is not there yet: that it is on its way, or why it does not come. */
export function Absent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading />;
}

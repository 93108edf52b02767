import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** The read of a graph's figures, as far as it is shown. */
interface Read {
  error: unknown;
  failureCount: number;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** Shown instead of figures that were never read: that they are loading, that a try failed, or why all did. */
export function GraphLoading({ query: { error, failureCount, refetch } }: { query: Read }) {
  return (
    <div>
      <LoadingOrError error={error} onRetry={() => void refetch()} />
      {!error && failureCount > 0 && (
        <chakra.p role="status" textAlign="center" textStyle="sm" color="fg.muted">
          {text('analytics.retrying')}
        </chakra.p>
      )}
    </div>
  );
}

/** Shown above figures that could not be read again: when they were read, and why they may be old. */
export function StaleNotice({ query: { error, dataUpdatedAt, refetch } }: { query: Read }) {
  if (!error) return null;
  const time = formatMoment(new Date(dataUpdatedAt).toISOString());
  return (
    <chakra.div role="alert" mb={2} textStyle="sm" color="fg.warning">
      {text('analytics.stale', { time, reason: describeError(error).message })}{' '}
      <Button size="2xs" variant="outline" onClick={() => void refetch()}>
        {text('action.tryAgain')}
      </Button>
    </chakra.div>
  );
}

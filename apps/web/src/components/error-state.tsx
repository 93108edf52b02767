import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { describeError } from '../lib/describe-error.ts';

/** What to show where something failed to load: the reason, a way to try again, and what support needs. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { message, requestId } = describeError(error);
  return (
    <chakra.div role="alert" display="grid" justifyItems="center" gap={3} px={6} py={12} textAlign="center">
      <chakra.p maxW="28rem" color="fg">
        {message}
      </chakra.p>
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
      {requestId && (
        <chakra.p textStyle="xs" color="fg.subtle">
          Request <chakra.code fontFamily="mono">{requestId}</chakra.code>
        </chakra.p>
      )}
    </chakra.div>
  );
}

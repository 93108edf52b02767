import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { describeError } from '../../lib/describe-error.ts';
import { RequestId } from './request-id.tsx';

/** What to show where something failed to load: the reason, a way to try again, and what support needs. */
export function ErrorState({
  error,
  requestId = describeError(error).requestId,
  sentence = (reason) => reason,
  onRetry,
}: {
  error: unknown;
  /** Turns the reason into the message. */
  sentence?: ((reason: string) => string) | undefined;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <chakra.div role="alert" display="grid" justifyItems="center" gap={3} px={6} py={12} textAlign="center">
      <chakra.p maxW="28rem" color="fg">
        {sentence(describeError(error).message)}
      </chakra.p>
      {onRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {text('action.tryAgain')}
        </Button>
      )}
      {requestId && <RequestId>{requestId}</RequestId>}
    </chakra.div>
  );
}

import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { describeError } from '../../lib/describe-error.ts';
import { RequestId } from './request-id.tsx';

/** Shown when loading failed: the reason, a retry button, and details for support. */
export function ErrorState({
  error,
  requestId = describeError(error).requestId,
  sentence = (reason) => reason,
  onRetry,
}: {
  error: unknown;
  /** Builds the message from the reason. */
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

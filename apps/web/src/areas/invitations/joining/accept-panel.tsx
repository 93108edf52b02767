import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { trpc } from '../../../trpc.ts';
import type { JoinProps } from './join-props.ts';

/** The invited person is signed in already: one click joins. */
export function AcceptPanel({ invitationId, onJoined }: JoinProps) {
  const accept = trpc.invitations.accept.useMutation({ onSuccess: ({ accountId }) => onJoined(accountId) });
  return (
    <chakra.div display="grid" gap={4}>
      <FormError message={accept.error ? describeError(accept.error).message : undefined} />
      <chakra.p textStyle="sm">{text('join.signedIn')}</chakra.p>
      <BusyButton size="lg" busy={accept.isPending} onClick={() => accept.mutate({ invitationId })}>
        {text('join.accept')}
      </BusyButton>
    </chakra.div>
  );
}

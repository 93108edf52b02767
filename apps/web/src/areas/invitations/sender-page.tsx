import '@campus/contracts/messages/join-page';
import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Boxed } from '../../components/boxed.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';
import { Support } from './support.tsx';

/** Where the mail to the owner of a sender address leads: a button accepts it. Opening the page does nothing. */
export function SenderPage({ code }: { code: string }) {
  const acceptance = trpc.senders.accept.useMutation();
  if (acceptance.data)
    return (
      <Boxed
        title={text('sender.accepted')}
        description={
          <span role="status">
            {text('sender.acceptedDetail', {
              email: acceptance.data.email,
              organization: acceptance.data.organizationName,
            })}
          </span>
        }
        footer={<Support />}
      >
        {text('sender.close')}
      </Boxed>
    );
  return (
    <Boxed title={text('senders.mail.title')} description={text('sender.consequence')} footer={<Support />}>
      <chakra.div display="grid" gap={4}>
        <FormError message={acceptance.error ? describeError(acceptance.error).message : undefined} />
        <BusyButton size="lg" busy={acceptance.isPending} onClick={() => acceptance.mutate({ code })}>
          {text('senders.mail.button')}
        </BusyButton>
      </chakra.div>
    </Boxed>
  );
}

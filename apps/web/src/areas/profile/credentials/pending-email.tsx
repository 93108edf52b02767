import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { Sentence } from '../../../components/feedback/sentence.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';

/** The pending new email, with buttons to resend the link or cancel the change. */
export function PendingEmail() {
  const { data } = trpc.auth.credentials.useQuery({});
  const { resend, cancel } = usePendingEmail();
  const pending = data?.pendingEmail;
  if (!pending) return null;
  return (
    <chakra.section
      aria-label={text('profile.email.pending')}
      mt={4}
      p={4}
      borderWidth="1px"
      borderRadius="lg"
      textStyle="sm"
    >
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        <Sentence text={(email) => text('profile.email.pending.waits', { email })}>
          <bdi>{pending.email}</bdi>
        </Sentence>
      </chakra.p>
      <chakra.p color="fg.muted">
        <Sentence text={(until) => text('profile.email.pending.until', { until })}>
          <TimeText value={pending.expiresAt} withTime />
        </Sentence>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={2} mt={3}>
        <BusyButton size="sm" variant="outline" busy={resend.isPending} onClick={() => resend.mutate({})}>
          {text('profile.email.pending.resend')}
        </BusyButton>
        <BusyButton size="sm" variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
          {text('profile.email.pending.cancel')}
        </BusyButton>
      </chakra.div>
    </chakra.section>
  );
}

function usePendingEmail() {
  const { auth } = trpc.useUtils();
  const refresh = () => auth.credentials.invalidate();
  const email = auth.credentials.getData({})?.pendingEmail?.email ?? '';
  const resend = useSave(trpc.auth.resendEmailChange, {
    done: () => text('email.asked', { email }),
    failed: (reason) => text('profile.email.failed', { reason }),
    refresh,
  });
  const cancel = useSave(trpc.auth.cancelEmailChange, {
    done: () => text('profile.email.pending.cancelled'),
    failed: (reason) => text('profile.email.failed', { reason }),
    refresh,
  });
  return { resend, cancel };
}

import { noun, text } from '@campus/contracts/core/text';
import type { countUnansweredInvitations } from '@campus/contracts/invitations/reminders';
import type { UnansweredStatus } from '@campus/domain/invitations/reminders';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { QueryText } from '../../../components/layout/query-text.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';

/** The invitations to send again: those without an answer, or those of them that a list shows. */
export interface Reminding {
  search?: string;
  status?: UnansweredStatus | undefined;
}

type Count = z.output<typeof countUnansweredInvitations.output>;

/** Asks before everyone who did not answer is mailed again: how many are, and why others are not. */
export function RemindDialog({
  accountId,
  reminding,
  onClose,
}: {
  accountId: string;
  reminding: Reminding;
  onClose: () => void;
}) {
  const asked = { accountId, ...reminding };
  const count = trpc.invitations.countUnanswered.useQuery(asked, { gcTime: 0, refetchOnWindowFocus: false });
  const resend = useResendUnanswered();
  const { mailed = 0, counted } = count.data ?? {};
  const cannot = !count.isPending && mailed === 0;
  return (
    <ConfirmDialog
      title={
        mailed > 0
          ? text('invitations.remind.title', {
              invitations: formatCount(mailed, noun('noun.pendingInvitation')),
            })
          : text('invitations.remind')
      }
      message={<QueryText query={count}>{(data) => <Consequences count={data} />}</QueryText>}
      confirmText={cannot ? undefined : text('invitations.resend')}
      {...(cannot && { cancelText: text('action.close') })}
      pending={count.isPending}
      onConfirm={() => resend({ ...asked, counted })}
      onClose={onClose}
    />
  );
}

function Consequences({ count }: { count: Count }) {
  const others = detailsOf(count);
  return (
    <>
      {effectOf(count)}
      {others.length > 0 && (
        <chakra.span display="block" mt={3} whiteSpace="pre-line" color="fg.muted">
          {others.join('\n')}
        </chakra.span>
      )}
    </>
  );
}

function effectOf({ unanswered, mailed }: Count): string {
  const invitations = formatCount(mailed === 0 ? unanswered : mailed, noun('noun.pendingInvitation'));
  if (unanswered === 0) return text('invitations.remind.nobody');
  return text(mailed === 0 ? 'invitations.remind.none' : 'invitations.remind.consequence', { invitations });
}

function detailsOf({ expired, refused }: Count): string[] {
  const ended = expired > 0 ? [text('invitations.remind.expired', { count: formatNumber(expired) })] : [];
  const reasons = refused.map(({ why, count }) =>
    text(`invitations.remind.why.${why}`, { count: formatNumber(count) }),
  );
  return [...ended, ...reasons];
}

/** Sends the counted invitations again as a task, and notifies of what was done at its end. */
function useResendUnanswered() {
  const notify = useNotify();
  const follow = useFollowTask();
  const { invitations } = trpc.useUtils();
  const { mutateAsync } = useSave(trpc.invitations.resendUnanswered, {
    done: ({ task, leftOut }) => {
      follow(task, ({ status, done, total, failed }) => {
        void invitations.list.invalidate();
        if (status !== 'done') return;
        const ended = { done: formatNumber(done), total: formatNumber(total ?? done) };
        notify[failed === 0 ? 'success' : 'warning'](text('invitations.remind.ended', ended));
      });
      if (leftOut > 0) {
        const since = formatCount(leftOut, noun('noun.pendingInvitation'));
        notify.info(text('invitations.cameSince', { invitations: since }));
      }
      return undefined;
    },
    failed: () => text('invitations.resendFailed'),
  });
  return mutateAsync;
}

import type { SavedView, setViewMail } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/messages';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

type Times = Omit<z.output<typeof setViewMail.input>, 'accountId' | 'viewId'>;

/** Saves when a view is mailed; fails with the reason, which the form shows. */
export function useSetViewMail({ id: viewId, name }: SavedView) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const { analytics } = trpc.useUtils();
  const { mutateAsync } = trpc.analytics.setViewMail.useMutation();
  return async (times: Times) => {
    await mutateAsync({ accountId, viewId, ...times });
    await analytics.views.invalidate();
    notify.success(
      text(times.every === 'off' ? 'analytics.viewMail.off.done' : 'analytics.viewMail.saved', { name }),
    );
  };
}

/** Mails a view now, with days of a zone. */
export function useMailView({ id: viewId, name }: SavedView) {
  const { id: accountId } = useAccount();
  const { mutate, isPending } = useSave(trpc.analytics.mailView, {
    done: () => text('analytics.viewMail.sent', { name }),
  });
  return { isPending, mutate: (timeZone: string) => mutate({ accountId, viewId, timeZone }) };
}

import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';

/** Returns a function that reloads the person's views. */
function useRefresh() {
  const { analytics } = trpc.useUtils();
  return () => analytics.views.invalidate();
}

/** Saves a state under a name. Throws the reason, which the form shows. */
export function useSaveView(state: string) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync } = trpc.analytics.saveView.useMutation();
  return async (entered: string) => {
    const { view } = await mutateAsync({ accountId, name: entered, state });
    await refresh();
    notify.success(text('analytics.views.saved', { name: view.name }));
  };
}

/** Renames a view. Throws the reason, which the form shows. */
export function useRenameView({ id: viewId }: SavedView) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync } = trpc.analytics.changeView.useMutation();
  return async (entered: string) => {
    const { view } = await mutateAsync({ accountId, viewId, name: entered });
    await refresh();
    notify.success(text('analytics.views.renamed', { name: view.name }));
  };
}

/** Overwrites the state of a view. */
export function useOverwriteView({ id: viewId, name }: SavedView, state: string) {
  const { id: accountId } = useAccount();
  const { mutateAsync } = useSave(trpc.analytics.changeView, {
    done: () => text('analytics.views.overwritten', { name }),
    refresh: useRefresh(),
  });
  return () => mutateAsync({ accountId, viewId, state });
}

/** Deletes a saved view, notifies, and reloads the list. */
export function useDeleteView({ id: viewId, name }: SavedView) {
  const { id: accountId } = useAccount();
  const { mutateAsync } = useSave(trpc.analytics.deleteView, {
    done: () => text('analytics.views.deleted', { name }),
    refresh: useRefresh(),
  });
  return () => mutateAsync({ accountId, viewId });
}

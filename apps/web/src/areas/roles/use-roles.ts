import { text } from '@campus/contracts/core/text';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';
import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { keyOf, type RoleDrafts, rowOf, withDraft, withoutDrafts, withSavedDraft } from './role-drafts.ts';
import { labelOf } from './role-words.ts';

/** How often the page looks whether a colleague has saved something, in milliseconds. */
const pollEvery = 5000;

/** Reads who has what, follows what others save, and saves what the person chooses. */
export function useRoles() {
  const { id: accountId, level: own } = useAccount();
  const { client, roles: cache, accounts } = trpc.useUtils();
  const notify = useNotify();
  const [drafts, setDrafts] = useState<RoleDrafts>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, refetch } = trpc.roles.read.useQuery({ accountId }, { refetchInterval: pollEvery });
  const rows = (data?.items ?? []).map((entry) => rowOf(entry, drafts));
  const dirty = rows.filter(({ draft }) => draft !== undefined);

  const discard = (keys: readonly string[]) => setDrafts((now) => withoutDrafts(now, keys));

  const save = async (): Promise<boolean> => {
    const changes = dirty.flatMap(({ entry, draft }) =>
      draft ? [{ table: entry.table, action: entry.action, level: draft.level, base: draft.base }] : [],
    );
    setIsSaving(true);
    try {
      const { items, saved, conflicts } = await client.roles.save.mutate({ accountId, changes });
      if (data) cache.read.setData({ accountId }, { ...data, items });
      const left = conflicts.map(keyOf);
      const done = changes.filter((change) => !left.includes(keyOf(change)));
      setDrafts((now) =>
        done.reduce((drafts, change) => withSavedDraft(drafts, keyOf(change), change.level), now),
      );
      if (saved.some(({ table }) => table !== 'pageAccess')) notify.success(text('roles.saved'));
      if (saved.some(({ table }) => table === 'pageAccess')) notify.success(text('roles.pagesSaved'));
      if (conflicts.length > 0)
        notify.warning(text('roles.conflicts', { items: formatList(conflicts.map(labelOf)) }));
      // Updates the sidebar and the guards of this person.
      void accounts.get.invalidate({ accountId });
      void cache.changes.invalidate({ accountId });
      return conflicts.length === 0;
    } catch (failure) {
      notify.error(failure, (reason) => `${text('roles.failed')} ${reason}`);
      await cache.read.invalidate({ accountId });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    own,
    rows,
    features: data?.features ?? [],
    isLoaded: data !== undefined,
    error,
    retry: () => void refetch(),
    dirty,
    isSaving,
    choose: (entry: RoleEntry, level: Level | null) => setDrafts((now) => withDraft(now, entry, level)),
    /** Bases a choice on the stored value. */
    keepMine: (entry: RoleEntry) =>
      setDrafts((now) => {
        const draft = now.get(keyOf(entry));
        return draft ? new Map(now).set(keyOf(entry), { ...draft, base: entry.configured }) : now;
      }),
    discard,
    save,
  };
}

export type Roles = ReturnType<typeof useRoles>;

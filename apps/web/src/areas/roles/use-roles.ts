import { text } from '@campus/contracts/core/text';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';
import { roleTables } from '@campus/domain/roles/permissions';
import { useMemo } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useDrafts } from '../../editing/use-drafts.ts';
import { useSaving } from '../../editing/use-saving.ts';
import { formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { choiceOf, keyOf, levelsOf, rowOf } from './role-drafts.ts';
import { labelOf } from './role-words.ts';

/** How often the page looks whether a colleague has saved something, in milliseconds. */
const pollEvery = 5000;

/** The levels of the page are one record. */
const record = 'roles';

/** Reads who has what, follows what others save, and saves what the person chooses. */
export function useRoles() {
  const { id: accountId, level: own } = useAccount();
  const { client, roles: cache, accounts } = trpc.useUtils();
  const notify = useNotify();
  const { data, error, refetch } = trpc.roles.read.useQuery({ accountId }, { refetchInterval: pollEvery });
  const items = data?.items;
  const stored = useMemo(() => new Map(items && [[record, levelsOf(items)]]), [items]);
  const drafts = useDrafts(stored, (_, key = '') => labelOfKey(key));
  const draft = drafts.of(record);
  const rows = (items ?? []).map((entry) => rowOf(entry, draft));
  const dirty = rows.filter(({ isDirty }) => isDirty);
  const { isSaving, run } = useSaving({
    failed: (reason) => `${text('roles.failed')} ${reason}`,
    reload: () => cache.read.invalidate({ accountId }),
  });

  const save = () =>
    run(async () => {
      const changes = dirty.map(({ key, entry: { table, action } }) => ({
        ...{ table, action },
        level: draft?.mine[key] ?? null,
        base: draft?.base[key] ?? null,
      }));
      const answer = await client.roles.save.mutate({ accountId, changes });
      if (data) cache.read.setData({ accountId }, { ...data, items: answer.items });
      const { saved, conflicts } = answer;
      if (draft) drafts.settle(draft, levelsOf(answer.items), { conflicts: conflicts.map(keyOf) });
      if (saved.some(({ table }) => table !== 'pageAccess')) notify.success(text('roles.saved'));
      if (saved.some(({ table }) => table === 'pageAccess')) notify.success(text('roles.pagesSaved'));
      if (conflicts.length > 0)
        notify.warning(text('roles.conflicts', { items: formatList(conflicts.map(labelOf)) }));
      // Updates the sidebar and the guards of this person.
      void accounts.get.invalidate({ accountId });
      void cache.changes.invalidate({ accountId });
      return conflicts.length === 0;
    });

  return {
    own,
    rows,
    features: data?.features ?? [],
    isLoaded: data !== undefined,
    error,
    retry: () => void refetch(),
    dirty,
    isSaving,
    choose: (entry: RoleEntry, level: Level | null) => {
      const key = keyOf(entry);
      const held = draft?.base[key];
      const base = held === undefined ? entry.configured : held;
      drafts.edit(record, { [key]: choiceOf(entry, base, level) });
    },
    keepMine: (entry: RoleEntry) => drafts.keepMine(record, [keyOf(entry)]),
    discard: (keys: readonly string[]) => drafts.takeTheirs(record, keys),
    save,
  };
}

export type Roles = ReturnType<typeof useRoles>;

function labelOfKey(key: string): string {
  const [table = '', action = ''] = key.split(/\.(.*)/s);
  return isTable(table) ? labelOf({ table, action }) : action;
}

const isTable = (name: string): name is RoleEntry['table'] => roleTables.some((table) => table === name);

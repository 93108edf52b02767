import { noun, text } from '@campus/contracts/core/text';
import { entryChange } from '@campus/contracts/rooms/entries';
import { useNotify } from '../../../../components/feedback/toasts.tsx';
import { useSaving } from '../../../../editing/use-saving.ts';
import { formatCount } from '../../../../lib/format.ts';
import { trpc } from '../../../../trpc.ts';
import { useListCache } from '../../use-list-cache.ts';
import { fieldsOf, type JudgedDraft } from './drafts.ts';
import { problemsOf } from './problems.ts';
import type { Drafts } from './use-entry-drafts.ts';

/**
 * Saves drafts: each field by itself, so that what others have saved since stays. `onCreated` is called with a new
 * entry.
 */
export function useSaveEntries(
  accountId: string,
  {
    drafts,
    onCreated,
    onRefused,
  }: {
    drafts: Drafts;
    onCreated: (id: string) => void;
    /** Reports the first draft that cannot be saved. */
    onRefused: (draft: JudgedDraft) => void;
  },
) {
  const { client } = trpc.useUtils();
  const cache = useListCache(accountId);
  const notify = useNotify();
  const { isSaving, run } = useSaving({
    failed: (reason) => text('rooms.save.failed', { reason }),
    reload: cache.reload,
  });

  const create = async (draft: JudgedDraft) => {
    const answer = await client.rooms.save.mutate({
      accountId,
      create: true,
      entries: [{ change: changeOf(draft) }],
    });
    cache.put(answer.entries, answer.version);
    const [entry] = answer.entries;
    if (entry) {
      drafts.settle(draft, entry);
      notify.success(text('rooms.created', { name: entry.name }));
      onCreated(entry.id);
    }
    return true;
  };

  /** Returns whether all that was sent is saved. */
  const update = async (draft: JudgedDraft) => {
    const { entry, version, conflicts } = await client.rooms.update.mutate({
      accountId,
      entryId: draft.id,
      change: changeOf(draft),
    });
    cache.put([entry], version);
    drafts.settle(
      draft,
      entry,
      conflicts.map(({ field }) => field),
    );
    return conflicts.length === 0;
  };

  const save = async (wanted: readonly JudgedDraft[]): Promise<boolean> => {
    const wrong = wanted.find((draft) => problemsOf(draft));
    if (wrong) {
      drafts.attempt(wanted.map(({ id }) => id));
      onRefused(wrong);
      return false;
    }
    return run(async () => {
      let isDone = true;
      for (const draft of wanted) isDone = (await (draft.isNew ? create(draft) : update(draft))) && isDone;
      const saved = wanted.filter(({ isNew }) => !isNew);
      if (!isDone) notify.warning(text('rooms.conflict'));
      else if (saved.length > 0)
        notify.success(text('rooms.saved', { what: formatCount(saved.length, noun('noun.roomEntry')) }));
      return isDone;
    });
  };
  return { isSaving, save };
}

/** A draft as it is sent: all of a new entry; of an existing entry, the changes and the values they are based on. */
function changeOf({ entry, base, mine, isNew }: JudgedDraft) {
  const { passcodes, targetRoom, ...changes } = mine;
  const { passcodes: _, targetRoom: _room, ...begun } = base;
  return entryChange.parse({
    kind: entry.kind,
    ...(isNew ? { fields: fieldsOf(entry) } : { fields: changes, base: begun }),
    ...(passcodes && { passcodes: passcodes.filter((one) => one !== '') }),
    ...(targetRoom && { targetRoomId: targetRoom.id }),
  });
}

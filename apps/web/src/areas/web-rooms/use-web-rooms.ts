import { text } from '@campus/contracts/core/messages';
import { ownSentences } from '@campus/contracts/core/sentences';
import { updateWebRoom, type WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { webRoomFields } from '@campus/domain/rooms/web-rooms';
import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** The unsaved input of a room. */
interface WebRoomDraft {
  name: string;
  order: string;
  /** The name that the room had when they began. */
  base: string;
}

const formSchema = updateWebRoom.input.pick({ name: true, order: true });

const storedDraft = ({ name, order }: WebRoom): WebRoomDraft => ({
  name,
  order: order === null ? '' : String(order),
  base: name,
});

/** Reads the web rooms, and saves what a person types about the chosen one. */
export function useWebRooms() {
  const { id: accountId, level } = useAccount();
  const { client, webRooms: cache, rooms } = trpc.useUtils();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, WebRoomDraft>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, refetch } = trpc.webRooms.list.useQuery({ accountId });
  const items = data?.items ?? [];
  const selected = items.find(({ id }) => id === chosen) ?? items[0];
  const stored = selected && storedDraft(selected);
  const draft = (selected && drafts[selected.id]) ?? stored;
  const isDirty = draft !== undefined && (draft.name !== stored?.name || draft.order !== stored.order);
  const maySetOrder = level === 'superadmin';

  const cancel = () => {
    const { [selected?.id ?? '']: _, ...others } = drafts;
    setDrafts(others);
  };

  const save = async (): Promise<boolean> => {
    if (!selected || !draft) return true;
    const fields = webRoomFields({ name: draft.name, ...(maySetOrder && { order: draft.order }) });
    const checked = formSchema.safeParse(fields, { error: ownSentences });
    if (!checked.success) {
      const lines = checked.error.issues.map(({ message }) => message).join('\n');
      notify.error(undefined, () => lines);
      return false;
    }
    setIsSaving(true);
    try {
      const input = { accountId, roomId: selected.id, base: draft.base, ...checked.data };
      const { room } = await client.webRooms.update.mutate(input);
      cache.list.setData({ accountId }, (now) => ({
        items: (now?.items ?? []).map((other) => (other.id === room.id ? room : other)),
      }));
      setChosen(room.id);
      cancel();
      notify.success(text('webRooms.saved'));
      void rooms.list.invalidate({ accountId });
      return true;
    } catch (failure) {
      const lines = Object.values(describeError(failure).fieldErrors).flat();
      notify.error(failure, (reason) => (lines.length > 0 ? lines.join('\n') : reason));
      // The next attempt is based on the other person's value.
      const { data: now } = await refetch();
      const name = now?.items.find(({ id }) => id === selected.id)?.name;
      if (name !== undefined) setDrafts({ ...drafts, [selected.id]: { ...draft, base: name } });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    items,
    selected,
    draft,
    isDirty,
    hasDrafts: Object.keys(drafts).length > 0,
    isSaving,
    isLoaded: data !== undefined,
    maySetOrder,
    error,
    retry: () => void refetch(),
    choose: setChosen,
    type: (typed: Partial<WebRoomDraft>) =>
      selected && draft && setDrafts({ ...drafts, [selected.id]: { ...draft, ...typed } }),
    cancel,
    save,
  };
}

export type WebRooms = ReturnType<typeof useWebRooms>;

import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { updateWebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { refuseWebRoomOrder, webRoomFields } from '@campus/domain/rooms/web-rooms';
import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { withEntry } from '../../lib/with-entry.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import {
  baseOf,
  isChanged,
  leftAfter,
  storedForm,
  type WebRoomDraft,
  type WebRoomForm,
  withInput,
} from './web-room-draft.ts';

const formSchema = updateWebRoom.input.pick({ name: true, order: true });

/** Reads the web rooms, and saves what a person types about the chosen one. */
export function useWebRooms() {
  const { id: accountId, level } = useAccount();
  const { client, webRooms: cache, rooms } = trpc.useUtils();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string>();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, WebRoomDraft>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, refetch } = trpc.webRooms.list.useQuery({ accountId });
  const items = data?.items ?? [];
  const selected = items.find(({ id }) => id === chosen) ?? items[0];
  const draft = selected && drafts.get(selected.id);
  const form = selected && { ...storedForm(selected), ...draft };
  const changed = items.filter((room) => {
    const input = drafts.get(room.id);
    return input && isChanged(input, storedForm(room));
  });
  const maySetOrder = !refuseWebRoomOrder({ superadmin: level === 'superadmin' });

  const change = (id: string, next: (draft: WebRoomDraft | undefined) => WebRoomDraft | undefined) =>
    setDrafts((now) => withEntry(now, id, next(now.get(id))));

  const save = async (): Promise<boolean> => {
    if (!selected || !form) return true;
    const { id } = selected;
    const fields = webRoomFields({ name: form.name, ...(maySetOrder && { order: form.order }) });
    const checked = formSchema.safeParse(fields, { error: ownSentences });
    if (!checked.success) {
      const lines = checked.error.issues.map(({ message }) => message).join('\n');
      notify.error(undefined, () => lines);
      return false;
    }
    setIsSaving(true);
    // It stays chosen when its new order makes another room the first.
    setChosen(id);
    try {
      const input = { accountId, roomId: id, base: baseOf(draft, storedForm(selected)), ...checked.data };
      const { room } = await client.webRooms.update.mutate(input);
      cache.list.setData({ accountId }, (now) => ({
        items: (now?.items ?? []).map((other) => (other.id === room.id ? room : other)),
      }));
      change(id, (now) => leftAfter(now, { sent: form, saved: storedForm(room) }));
      notify.success(text('webRooms.saved'));
      void rooms.list.invalidate({ accountId });
      return true;
    } catch (failure) {
      const lines = Object.values(describeError(failure).fieldErrors).flat();
      notify.error(failure, (reason) => (lines.length > 0 ? lines.join('\n') : reason));
      // The next attempt is based on the other person's value.
      const { data: present } = await refetch();
      const base = present?.items.find((room) => room.id === id)?.name;
      if (base !== undefined) change(id, (now) => now && { ...now, base });
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    items,
    selected,
    form,
    /** The rooms with unsaved input. */
    changed,
    isSaving,
    isLoaded: data !== undefined,
    maySetOrder,
    error,
    retry: () => void refetch(),
    choose: setChosen,
    type: (typed: Partial<WebRoomForm>) =>
      selected && change(selected.id, (now) => withInput(now, typed, storedForm(selected))),
    cancel: () => selected && change(selected.id, () => undefined),
    save,
  };
}

export type WebRooms = ReturnType<typeof useWebRooms>;

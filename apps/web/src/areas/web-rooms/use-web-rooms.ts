import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { updateWebRoom, type WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { refuseWebRoomOrder, webRoomFields } from '@campus/domain/rooms/web-rooms';
import { useMemo, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useDrafts } from '../../editing/use-drafts.ts';
import { useSaving } from '../../editing/use-saving.ts';
import { describeError } from '../../lib/describe-error.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** The fields of a room as the form shows them. */
interface WebRoomForm {
  name: string;
  order: string;
}

const formOf = ({ name, order }: WebRoom): WebRoomForm => ({
  name,
  order: order === null ? '' : String(order),
});

const formSchema = updateWebRoom.input.pick({ name: true, order: true });

const noRooms: readonly WebRoom[] = [];

/** Reads the web rooms, and saves what a person types about the chosen one. */
export function useWebRooms() {
  const { id: accountId, level } = useAccount();
  const { client, webRooms: cache, rooms } = trpc.useUtils();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = trpc.webRooms.list.useQuery({ accountId });
  const items = data?.items ?? noRooms;
  const stored = useMemo(() => new Map(items.map((room) => [room.id, formOf(room)])), [items]);
  const drafts = useDrafts(stored, ({ record }) => record.name);
  const selected = items.find(({ id }) => id === chosen) ?? items[0];
  const draft = selected && drafts.of(selected.id);
  const form = draft?.value ?? (selected && formOf(selected));
  const maySetOrder = !refuseWebRoomOrder({ superadmin: level === 'superadmin' });
  const { isSaving, run } = useSaving({
    failed: (reason, failure) => {
      const lines = Object.values(describeError(failure).fieldErrors).flat();
      return lines.length > 0 ? lines.join('\n') : reason;
    },
    reload: refetch,
  });

  const save = async (): Promise<boolean> => {
    if (!selected || !draft) return true;
    const { id } = selected;
    const { name, order } = draft.value;
    // The platform compares names only: an order in conflict waits until the person has chosen.
    if (draft.conflicts.includes('order')) {
      notify.warning(text('editing.conflict'));
      return false;
    }
    const sendsOrder = maySetOrder && draft.changed.includes('order');
    const fields = webRoomFields({ name, ...(sendsOrder && { order }) });
    const checked = formSchema.safeParse(fields, { error: ownSentences });
    if (!checked.success) {
      const lines = checked.error.issues.map(({ message }) => message).join('\n');
      notify.error(undefined, () => lines);
      return false;
    }
    // It stays chosen when its new order makes another room the first.
    setChosen(id);
    return run(async () => {
      const input = { accountId, roomId: id, base: draft.base.name ?? selected.name, ...checked.data };
      const { room } = await client.webRooms.update.mutate(input);
      cache.list.setData({ accountId }, (now) => ({
        items: (now?.items ?? []).map((other) => (other.id === room.id ? room : other)),
      }));
      drafts.settle(draft, formOf(room));
      notify.success(text('webRooms.saved'));
      void rooms.list.invalidate({ accountId });
      return true;
    });
  };

  return {
    items,
    selected,
    form,
    /** The input of the chosen room, if it is not saved. */
    draft,
    /** The ids of the rooms with unsaved input. */
    changed: drafts.dirty.map(({ id }) => id),
    isSaving,
    isLoaded: data !== undefined,
    maySetOrder,
    error,
    retry: () => void refetch(),
    choose: setChosen,
    type: (typed: Partial<WebRoomForm>) => selected && drafts.edit(selected.id, typed),
    cancel: () => selected && drafts.discard([selected.id]),
    keepMine: () => selected && drafts.keepMine(selected.id),
    takeTheirs: () => selected && drafts.takeTheirs(selected.id),
    save,
  };
}

export type WebRooms = ReturnType<typeof useWebRooms>;

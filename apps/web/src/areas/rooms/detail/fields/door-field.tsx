import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { trpc } from '../../../../trpc.ts';
import { useRooms } from '../../rooms-context.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftSelect } from './draft-fields.tsx';

/** The door of the campus that leads to a room. */
export function DoorField({ form }: { form: EntryForm<Room> }) {
  const { accountId } = useRooms();
  const { doorName, levelName } = form.entry;
  const { data } = trpc.rooms.doors.useQuery({ accountId, levelName }, { staleTime: 60_000 });
  return (
    <DraftSelect
      label={text('rooms.field.doorName')}
      error={form.errorOf('doorName')}
      value={doorName}
      options={[
        { value: '', label: text('rooms.door.none') },
        ...(data?.items ?? []).map((name) => ({ value: name, label: name })),
      ]}
      onChange={(name) => form.set({ doorName: name })}
    />
  );
}

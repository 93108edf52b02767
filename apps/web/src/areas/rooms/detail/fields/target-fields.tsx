import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { useRooms } from '../../rooms-context.ts';
import { DraftSelect, DraftText } from './draft-fields.tsx';
import { useLocations } from './use-levels.ts';

/** A room to lead to, by its level and instance. A target that is no room of the list stays, as it is stored. */
export function TargetRoomField({
  label,
  level,
  instance,
  onChoose,
}: {
  label: string;
  level: string;
  instance: number | null;
  onChoose: (room: Room) => void;
}) {
  const { rooms } = useRooms();
  const present = rooms.find((room) => room.levelName === level && room.instance === instance);
  const stored = [level, instance].filter((part) => part !== '' && part !== null).join(' ');
  const options = rooms.map(({ id, name, group }) => ({
    value: id,
    label: group === '' ? name : `${group} / ${name}`,
  }));
  return (
    <DraftSelect
      label={label}
      value={present?.id ?? stored}
      options={stored === '' ? [{ value: '', label: text('rooms.full.room.choose') }, ...options] : options}
      onChange={(id) => {
        const room = rooms.find((other) => other.id === id);
        if (room) onChoose(room);
      }}
    />
  );
}

/** A location: one of a level, where its locations are known, otherwise typed. */
export function LocationField({
  label = text('rooms.field.location'),
  level,
  value,
  error,
  onChange,
}: {
  label?: string;
  /** Empty for any level. */
  level: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const locations = useLocations(level);
  if (locations.length === 0)
    return <DraftText label={label} value={value} error={error} onChange={onChange} />;
  return (
    <DraftSelect
      label={label}
      error={error}
      value={value}
      options={[
        ...(value === '' ? [{ value: '', label: text('rooms.location.choose') }] : []),
        ...locations.map((name) => ({ value: name, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

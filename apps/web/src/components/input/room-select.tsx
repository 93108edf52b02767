import type { ReportRoom } from '@campus/contracts/analytics/fields';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { FieldFrame } from '../form/field-frame.tsx';
import { SelectOptions } from './select-options.tsx';

/** A room of a report. A room that an address names stays, even if it is not offered any more. */
export function RoomSelect({
  label,
  none,
  rooms,
  value,
  error,
  onChange,
}: {
  label: string;
  /** The label of the choice without a room. */
  none: string;
  rooms: readonly ReportRoom[];
  value: string;
  /** Why there are no rooms to choose from. */
  error: string | undefined;
  onChange: (sfsRoom: string) => void;
}) {
  const offered = rooms.map(({ name, sfsRoom }) => ({ value: sfsRoom, label: name }));
  const isGone = value !== '' && rooms.every(({ sfsRoom }) => sfsRoom !== value);
  const options = [{ value: '', label: none }, ...offered, ...(isGone ? [{ value, label: value }] : [])];
  return (
    <FieldFrame label={label} error={error}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

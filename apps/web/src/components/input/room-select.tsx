import type { ReportRoom } from '@campus/contracts/analytics/fields';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { FieldFrame } from '../form/field-frame.tsx';
import { SelectOptions } from './select-options.tsx';

/** Selects the room of a report. A room in the address stays selected, even if it is no longer offered. */
export function RoomSelect({
  label,
  none,
  rooms,
  value,
  error,
  onRetry,
  onChange,
}: {
  label: string;
  /** The label of the option without a room. */
  none: string;
  rooms: readonly ReportRoom[];
  value: string;
  /** Why no rooms could be loaded. */
  error: string | undefined;
  /** Reloads the rooms. */
  onRetry: () => void;
  onChange: (sfsRoom: string) => void;
}) {
  const offered = rooms.map(({ name, sfsRoom }) => ({ value: sfsRoom, label: name }));
  const isGone = value !== '' && rooms.every(({ sfsRoom }) => sfsRoom !== value);
  const options = [{ value: '', label: none }, ...offered, ...(isGone ? [{ value, label: value }] : [])];
  return (
    <div>
      <FieldFrame label={label} error={error}>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
            <SelectOptions options={options} />
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </FieldFrame>
      {error && (
        <Button size="xs" variant="outline" mt={1.5} onClick={onRetry}>
          {text('action.tryAgain')}
        </Button>
      )}
    </div>
  );
}

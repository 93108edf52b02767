import type { ReportRoom } from '@campus/contracts/analytics/fields';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
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
  onRetry,
  onChange,
}: {
  label: string;
  /** The label of the choice without a room. */
  none: string;
  rooms: readonly ReportRoom[];
  value: string;
  /** Why there are no rooms to choose from. */
  error: string | undefined;
  /** Reads the rooms again. */
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

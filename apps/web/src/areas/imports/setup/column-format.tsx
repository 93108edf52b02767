import { text } from '@campus/contracts/core/text';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { decimalMarks } from '@campus/domain/core/numbers';
import type { ValueFormat, ValueFormatPart } from '@campus/domain/imports/value-formats';
import { dateOrders } from '@campus/domain/imports/written-dates';
import type { MemberFieldType } from '@campus/domain/member-profile/member-profile';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { timeZone } from '../../../lib/format.ts';

/** The part of a format that applies to this field type; undefined for none. */
export function formatPartOf(type: MemberFieldType | undefined): ValueFormatPart | undefined {
  if (type === 'ISOTimeString') return 'dates';
  return type === 'number' ? 'decimals' : undefined;
}

/** Selects how a column writes dates or numbers, with a note if the cells are ambiguous. */
export function ColumnFormat({
  column,
  part,
  unsure,
  value,
  onChange,
}: {
  /** The name of the column. */
  column: string;
  part: ValueFormatPart;
  unsure: ImportFile['columns'][number]['format']['unsure'];
  value: ValueFormat;
  onChange: (value: ValueFormat) => void;
}) {
  const noteId = useId();
  const isUnsure = unsure.includes(part);
  const note = [
    isUnsure && text(`imports.format.unsure.${part}`),
    part === 'dates' && text('imports.format.zone', { zone: timeZone }),
  ].filter((sentence) => sentence !== false);
  return (
    <chakra.div
      flex="1 0 100%"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap={2}
    >
      <chakra.p
        id={noteId}
        flex="1 1 12rem"
        minW={0}
        textStyle="xs"
        color={isUnsure ? 'fg.warning' : 'fg.muted'}
      >
        {note.join(' ')}
      </chakra.p>
      <NativeSelect.Root size="sm" w={{ base: 'full', sm: '13rem' }}>
        <NativeSelect.Field
          aria-label={text(part === 'dates' ? 'imports.format.dates' : 'imports.format.numbers', { column })}
          aria-describedby={noteId}
          value={value[part]}
          onChange={({ target }) => onChange({ ...value, ...chosen(part, target.value) })}
        >
          <SelectOptions options={part === 'dates' ? orders() : marks()} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}

function chosen(part: ValueFormatPart, value: string): Partial<ValueFormat> {
  if (part === 'dates') return { dates: value === 'dayFirst' ? 'dayFirst' : 'monthFirst' };
  return { decimals: value === ',' ? ',' : '.' };
}

const orders = () => dateOrders.map((value) => ({ value, label: text(`imports.format.${value}`) }));

const marks = () =>
  decimalMarks.map((value) => ({
    value,
    label: text(value === ',' ? 'imports.format.comma' : 'imports.format.point'),
  }));

import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import type { ImportField } from '@campus/domain/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DataColumn } from '../../../components/data-table/columns.ts';
import { type PastedRow, refuseAddress } from './pasted-rows.ts';

/** The columns of pasted people: each field, edited in place, and what is wrong or not used. */
export function pastedColumns(
  fields: readonly ImportField[],
  onChange: (id: string, field: ImportField, value: string) => void,
): readonly DataColumn<PastedRow>[] {
  return [
    ...fields.map((field): DataColumn<PastedRow> => {
      const value = ({ cells }: PastedRow) => cells[field] ?? '';
      return {
        id: field,
        header: columnFieldWords(field),
        width: field === 'email' ? 220 : 130,
        cell: (row) => <bdi>{value(row)}</bdi>,
        edit: {
          kind: 'text',
          value,
          ...(field === 'email' && { refuse: refuseAddress }),
          commit: (row, typed) => {
            onChange(row.id, field, typed.trim());
            return Promise.resolve(undefined);
          },
        },
      };
    }),
    { id: 'line', header: text('imports.rows.line'), width: 60, cell: ({ line }) => String(line) },
    { id: 'note', header: text('imports.paste.note'), width: 240, cell: (row) => <Note row={row} /> },
  ];
}

function Note({ row: { cells, unused } }: { row: PastedRow }) {
  const problem = refuseAddress(cells.email ?? '');
  return (
    <chakra.div py={2} maxW="32rem" whiteSpace="normal" overflowWrap="anywhere">
      {problem !== undefined && <chakra.p color="fg.error">{problem}</chakra.p>}
      {unused !== '' && (
        <chakra.p color="fg.muted">
          <bdi>{text('imports.paste.unused', { words: unused })}</bdi>
        </chakra.p>
      )}
    </chakra.div>
  );
}

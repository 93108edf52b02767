import { text } from '@campus/contracts/core/text';
import type { RoleEntry } from '@campus/contracts/roles/fields';
import type { Level } from '@campus/domain/access/levels';
import { gridLevels } from '@campus/domain/roles/grid';
import type { RoleTable as TableName } from '@campus/domain/roles/permissions';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { gridRoles } from '../../components/data-table/grid-roles.ts';
import { useTableKeys } from '../../components/data-table/use-table-keys.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Card } from '../../components/layout/card.tsx';
import type { RoleRow } from './role-drafts.ts';
import { RoleTableRow } from './role-table-row.tsx';

/** One table of the page: which levels have each permission. */
export function RoleTable({
  table,
  rows,
  isSearch,
  own,
  onChoose,
  onKeepMine,
  onDiscard,
}: {
  table: TableName;
  rows: readonly RoleRow[];
  /** Whether the rows are those that a search finds. */
  isSearch: boolean;
  /** The level of the person. */
  own: Level;
  onChoose: (entry: RoleEntry, level: Level | null) => void;
  onKeepMine: (entry: RoleEntry) => void;
  onDiscard: (key: string) => void;
}) {
  const size = useMemo(() => ({ rows: rows.length, columns: gridLevels.length + 1 }), [rows.length]);
  const { active, setActive, onKeyDown } = useTableKeys(size);
  return (
    <Card title={text(`roles.table.${table}`)} description={text(`roles.table.${table}.about`)}>
      {rows.length === 0 ? (
        <EmptyState title={text(isSearch ? 'roles.search.none' : 'roles.none')} />
      ) : (
        <Grid {...gridRoles.grid} aria-label={text(`roles.table.${table}`)} onKeyDown={onKeyDown}>
          <thead>
            <tr {...gridRoles.row}>
              <th {...gridRoles.header}>{text('roles.column.name')}</th>
              {gridLevels.map((column) => (
                <th key={column} {...gridRoles.header}>
                  {text(`role.${column}`)}
                </th>
              ))}
              <th {...gridRoles.header}>{text('roles.column.default')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <RoleTableRow
                key={row.key}
                row={row}
                index={index}
                own={own}
                active={active.row === index ? active.column : undefined}
                onActive={(column) => setActive({ row: index, column })}
                onChoose={(level) => onChoose(row.entry, level)}
                onKeepMine={() => onKeepMine(row.entry)}
                onDiscard={() => onDiscard(row.key)}
              />
            ))}
          </tbody>
        </Grid>
      )}
    </Card>
  );
}

const Grid = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textStyle: 'sm',
    '& th': {
      px: 2,
      h: 9,
      bg: 'bg.subtle',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'center',
    },
    '& th:first-of-type, & th:last-of-type': { textAlign: 'start' },
    '& th:first-of-type, & td:first-of-type': { ps: 5 },
    '& td': { px: 2, py: 2, borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& td.box': {
      w: '5.5rem',
      textAlign: 'center',
      '& input': { display: 'inline-grid', verticalAlign: 'middle' },
    },
    '& td.default': { w: '13rem', color: 'fg.muted', pe: 5 },
    '& tr[data-draft] td:first-of-type': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    // On a phone the name is above its boxes, which say their roles themselves.
    smDown: {
      display: 'block',
      '& thead': { srOnly: true },
      '& tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', px: 4, py: 2, borderTopWidth: '1px' },
      '& td': { borderTopWidth: 0, px: 0 },
      '& td:first-of-type': { gridColumn: '1 / -1', ps: 0 },
      '& td.box': {
        w: 'auto',
        _before: {
          content: 'attr(data-label)',
          display: 'block',
          textStyle: '2xs',
          color: 'fg.muted',
          mb: 1,
        },
      },
      '& td.default': { gridColumn: '1 / -1', w: 'auto' },
    },
  },
});

import { noun, text } from '@campus/contracts/core/text';
import { pageSize } from '@campus/domain/core/lists';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useMemo, useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Pagination } from '../../../components/data-table/pagination.tsx';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { focusStep } from '../../../components/focus/focus-step.ts';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { formatCount, formatList, formatNumber } from '../../../lib/format.ts';
import { pastedColumns } from './pasted-columns.tsx';
import { fieldsOf, type PastedRow, refuseAddress } from './pasted-rows.ts';
import type { PastedList, usePasted } from './use-pasted.ts';

/** The people of a pasted text, to correct before they are checked as one import. */
export function PastedTable({
  list: { rows, unusedColumns },
  change,
  checking,
  onCheck,
  onBack,
}: {
  list: PastedList;
  change: ReturnType<typeof usePasted>['change'];
  checking: boolean;
  onCheck: (rows: readonly PastedRow[]) => void;
  onBack: () => void;
}) {
  const [page, setPage] = useState(1);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const wrong = useMemo(
    () => rows.filter(({ cells }) => refuseAddress(cells.email ?? '') !== undefined),
    [rows],
  );
  const shown = onlyWrong ? wrong : rows;
  const columns = useColumns(rows, change);
  const rowActions = useCallback(
    (row: PastedRow) => [
      {
        label: text('imports.paste.remove'),
        danger: true,
        run: () => change((now) => now.filter(({ id }) => id !== row.id)),
      },
    ],
    [change],
  );
  return (
    <chakra.section
      aria-labelledby="pasted-people"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={4}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap={3}>
        <chakra.div flex="1 1 16rem" minW={0} display="grid" gap={1}>
          <chakra.h2 ref={focusStep} id="pasted-people" tabIndex={-1} textStyle="heading">
            {text('imports.paste.found', { people: formatCount(rows.length, noun('noun.person')) })}
          </chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            {text('imports.paste.tableHelp')}
          </chakra.p>
        </chakra.div>
        <Button size="sm" variant="outline" onClick={onBack}>
          {text('imports.paste.back')}
        </Button>
        <BusyButton size="sm" busy={checking} disabled={rows.length === 0} onClick={() => onCheck(rows)}>
          {text('imports.paste.check')}
        </BusyButton>
      </chakra.div>
      {wrong.length > 0 && (
        <Notice tone="warning">{text('imports.paste.wrong', { count: formatNumber(wrong.length) })}</Notice>
      )}
      {(wrong.length > 0 || onlyWrong) && (
        <Checkbox
          label={text('imports.paste.onlyWrong')}
          checked={onlyWrong}
          onChange={({ target }) => {
            setPage(1);
            setOnlyWrong(target.checked);
          }}
        />
      )}
      {unusedColumns.length > 0 && (
        <Notice tone="warning">
          {text('imports.paste.unusedColumns', { columns: formatList(unusedColumns) })}
        </Notice>
      )}
      <DataTable
        label={text('imports.paste.rows')}
        columns={columns}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ id }) => id}
        rowLabel={({ cells, line }) => cells.email || text('imports.paste.lineLabel', { line: String(line) })}
        rowActions={rowActions}
        empty={<EmptyState title={text('imports.rows.none')} />}
      />
      <Pagination
        list={text('imports.paste.rows')}
        page={page}
        total={shown.length}
        settled
        onPage={(next) => setPage(next)}
      />
    </chakra.section>
  );
}

/** The columns, which stay the same while values change. */
function useColumns(rows: readonly PastedRow[], change: ReturnType<typeof usePasted>['change']) {
  const [fields] = useState(() => fieldsOf(rows));
  return useMemo(
    () =>
      pastedColumns(fields, (id, field, value) =>
        change((now) =>
          now.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [field]: value } } : row)),
        ),
      ),
    [fields, change],
  );
}

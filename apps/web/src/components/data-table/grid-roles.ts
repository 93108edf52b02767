/**
 * Explicit grid roles for table elements. On phones, rows are displayed as cards, and some browsers drop a
 * table's roles when its display changes.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  selectableGrid: { role: 'grid', 'aria-multiselectable': true },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  readOnlyCell: { role: 'gridcell', 'aria-readonly': true },
} as const;

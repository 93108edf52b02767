/**
 * The roles of a grid, spelled out on a table's own elements: on a phone rows are displayed as cards, and
 * some browsers take a table's roles away with its display.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  selectableGrid: { role: 'grid', 'aria-multiselectable': true },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  cell: { role: 'gridcell' },
  readOnlyCell: { role: 'gridcell', 'aria-readonly': true },
} as const;

import { type KeyboardEvent, useCallback, useState } from 'react';

export interface CellPosition {
  row: number;
  column: number;
}

const steps: Record<string, CellPosition> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Keyboard navigation of a grid. One cell is in the tab order, and arrow keys move it. Home and End go to the
 * ends of the row or, with Ctrl, of the table.
 */
export function useTableKeys(size: { rows: number; columns: number }) {
  const [wanted, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const active = clamp(wanted, size);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const from = positionOf(event.target);
      const to = from && destination(event, from, size);
      if (!to) return;
      event.preventDefault();
      const next = clamp(to, size);
      setActive(next);
      focusCell(event.currentTarget, next);
    },
    [size],
  );

  return { active, setActive, onKeyDown };
}

/** Focuses a cell, or the single control that fills it. */
export function focusCell(table: HTMLElement, { row, column }: CellPosition) {
  const cell = table.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  (cell?.querySelector<HTMLElement>('[data-cell-control]') ?? cell)?.focus();
}

function destination(event: KeyboardEvent, from: CellPosition, size: { rows: number; columns: number }) {
  const step = steps[event.key];
  if (step) return { row: from.row + step.row, column: from.column + step.column };
  if (event.key === 'Home') return { row: event.ctrlKey ? 0 : from.row, column: 0 };
  if (event.key === 'End') return { row: event.ctrlKey ? size.rows - 1 : from.row, column: size.columns - 1 };
  return undefined;
}

/** The cell in which an event occurred, unless it occurred in a field or open menu inside the cell. */
function positionOf(target: EventTarget): CellPosition | undefined {
  if (!(target instanceof HTMLElement) || target.closest('input:not([data-cell-control]), [role="menu"]'))
    return undefined;
  const [row, column] =
    target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

function clamp({ row, column }: CellPosition, size: { rows: number; columns: number }): CellPosition {
  return {
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  };
}

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The keys of the list. Its rows are one tab stop: the name of one row. The arrow keys, Home, and End go to other
 * rows, the arrows to the sides to the other controls of the row, and Space selects the row.
 */
export function useRowKeys(ids: readonly string[], startId: string) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = [focused, startId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  // A row that was not mounted takes the focus once it is.
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || awaited.current !== stop) return;
    awaited.current = undefined;
    if (list.current) focusRow(list.current, stop);
  }, [stop]);

  const goTo = (id: string) => {
    if (list.current && focusRow(list.current, id)) return;
    awaited.current = id;
    setFocused(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    if (!row || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = ids.indexOf(row.dataset.row ?? '');
    const next = ids[steps[event.key]?.(index, ids.length - 1) ?? -1];
    const act = next === undefined ? actionInRow(event, row) : () => goTo(next);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    list,
    stop,
    onKeyDown,
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)?.dataset.row),
    // In some browsers, releasing Space would otherwise click.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && isName(event.target) && event.preventDefault(),
  };
}

/** Focuses the name of a row. Returns false if the row is not mounted. */
export function focusRow(within: ParentNode, id: string): boolean {
  const name = within.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-name]`);
  name?.focus();
  return name !== null;
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
}

function isName(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset.rowName !== undefined;
}

/** What a key does within its row. */
function actionInRow({ key, target }: KeyboardEvent, row: HTMLElement): (() => void) | undefined {
  if (key === ' ' && isName(target)) return () => row.querySelector<HTMLElement>('input')?.click();
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const controls = [...row.querySelectorAll<HTMLElement>('button:not(:disabled), input')];
  const index = controls.findIndex((control) => control.matches(':focus'));
  return () => controls[index + (key === 'ArrowRight' ? 1 : -1)]?.focus();
}

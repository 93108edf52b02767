import '@campus/contracts/core/selection-messages';
import { text } from '@campus/contracts/core/text';
import { type MouseEvent as ReactMouseEvent, useEffect, useRef } from 'react';
import { gridRoles } from './grid-roles.ts';

/** The cell with a row's checkbox. With Shift, it selects all rows in between. */
export function SelectCell({
  label,
  position,
  selected,
  active,
  onSelect,
}: {
  /** The name of the row. */
  label: string;
  position: string;
  selected: boolean;
  active: boolean;
  onSelect: (selected: boolean, range: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done here, a click on the checkbox does not open the row
    <td
      {...gridRoles.cell}
      className="select-cell"
      data-cell={position}
      onClick={(event) => event.stopPropagation()}
      onMouseDown={keepTextUnselected}
    >
      <input
        type="checkbox"
        data-cell-control=""
        aria-label={text('selection.row', { row: label })}
        checked={selected}
        tabIndex={active ? 0 : -1}
        onChange={({ target, nativeEvent }) => onSelect(target.checked, withShift(nativeEvent))}
      />
    </td>
  );
}

/** The checkbox in the header. Selects all rows of the page, or none. */
export function SelectHead({
  part,
  onSelect,
}: {
  /** Whether none, some, or all of the page's rows are selected. */
  part: 'none' | 'some' | 'all';
  onSelect: (selected: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = part === 'some';
  }, [part]);
  return (
    <th {...gridRoles.header} className="select-cell">
      <input
        ref={box}
        type="checkbox"
        aria-label={text('selection.page')}
        checked={part === 'all'}
        onChange={({ target }) => onSelect(target.checked)}
      />
    </th>
  );
}

/** Prevents Shift and a click from selecting the text in between. */
function keepTextUnselected(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** Whether Shift was held. React fires a checkbox's change from its click event, which has the key state. */
function withShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

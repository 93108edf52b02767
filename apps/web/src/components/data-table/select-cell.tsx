import '@campus/contracts/core/selection-messages';
import { text } from '@campus/contracts/core/text';
import { type MouseEvent as ReactMouseEvent, useEffect, useRef } from 'react';
import { gridRoles } from './grid-roles.ts';

/** The cell with a row's checkbox; with Shift it takes all rows between. */
export function SelectCell({
  label,
  position,
  selected,
  active,
  onSelect,
}: {
  /** The displayed name of the row. */
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

/** The head's checkbox: selects all rows of the page, or none of them. */
export function SelectHead({
  part,
  onSelect,
}: {
  /** How much of the page is selected. */
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

/** A click with Shift would select the texts between too. */
function keepTextUnselected(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** React makes a change of a checkbox out of its click. */
function withShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

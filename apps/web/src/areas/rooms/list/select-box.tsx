import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { checkboxStyle } from '../../../components/input/checkbox-style.ts';
import { touchArea } from '../../../theme/touch.ts';

/** How much of what a checkbox stands for is selected. */
export type SelectedPart = 'none' | 'some' | 'all';

/** A checkbox without a visible label, for a row or for several. */
export function SelectBox({
  label,
  part,
  tabIndex,
  onSelect,
}: {
  label: string;
  part: SelectedPart;
  /** -1 in a row of the list, whose rows are one tab stop. */
  tabIndex?: -1;
  /** `toHere` is whether Shift was held: everything from the row before to this one is meant. */
  onSelect: (selected: boolean, toHere: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = part === 'some';
  }, [part]);
  return (
    <Box
      ref={box}
      type="checkbox"
      tabIndex={tabIndex}
      aria-label={label}
      checked={part === 'all'}
      onChange={({ target, nativeEvent }) =>
        onSelect(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** How much of these entries is selected. */
export function partOf(ids: readonly string[], has: (id: string) => boolean): SelectedPart {
  const selected = ids.filter(has).length;
  if (selected === 0) return 'none';
  return selected === ids.length ? 'all' : 'some';
}

const Box = chakra('input', { base: { ...checkboxStyle, ...touchArea } });

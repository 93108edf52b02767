import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '../../components/feedback/tooltip.tsx';
import { checkboxStyle } from '../../components/input/checkbox-style.ts';
import { touchArea } from '../../theme/touch.ts';
import type { RoleBox } from './role-drafts.ts';

/**
 * A box of the grid. The lowest level that has it is filled; those above, which follow from it, are only outlined. A
 * box that may not be pressed can still be focused, and says why on hover and focus.
 */
export function LevelBox({
  box,
  item,
  lowest,
  tabbable,
  onFocus,
  onPress,
}: {
  box: RoleBox;
  /** The permission of the checkbox. */
  item: string;
  /** The lowest role that has it. */
  lowest: string;
  tabbable: boolean;
  onFocus: () => void;
  onPress: () => void;
}) {
  const { column, ticked, inherited, refusal } = box;
  const role = text(`role.${column}`);
  const input = (
    <Box
      type="checkbox"
      data-cell-control
      checked={ticked}
      data-inherited={inherited || undefined}
      aria-label={
        inherited
          ? text('roles.box.inherited', { item, role, from: lowest })
          : text('roles.box', { item, role })
      }
      aria-disabled={refusal !== undefined}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onChange={() => refusal === undefined && onPress()}
    />
  );
  return refusal === undefined ? input : <Tooltip text={text(refusal)}>{input}</Tooltip>;
}

const Box = chakra('input', {
  base: {
    ...checkboxStyle,
    ...touchArea,
    boxSize: 5,
    my: 0,
    '&[data-inherited]:checked': { bg: 'accent.subtle', borderColor: 'accent.solid', borderStyle: 'dashed' },
    '&[data-inherited]:checked::before': { borderColor: 'accent.fg' },
    '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

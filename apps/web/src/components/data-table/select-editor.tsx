import { text } from '@campus/contracts/core/text';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
import { menuRecipe } from '../../theme/floating-recipes.ts';
import type { Option } from './columns.ts';

/**
 * A cell editor with a list of options below. Enter or a click commits the highlighted option, Escape
 * restores the value, and letters jump to an option.
 */
export function SelectEditor({
  label,
  value,
  options,
  onCommit,
  onCancel,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onCommit: (value: string) => void;
  onCancel: () => void;
}) {
  const current = options.find((option) => option.value === value);
  return (
    <Menu.Root
      recipe={menuRecipe}
      defaultOpen
      defaultHighlightedValue={value}
      positioning={{ placement: 'bottom-start', gutter: 2, sameWidth: true }}
      onSelect={(details) => onCommit(details.value)}
      onOpenChange={(details) => details.open || onCancel()}
    >
      <Menu.Trigger className="cell-input" aria-label={label}>
        {current?.label ?? value}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            aria-label={label}
            minW="10rem"
            maxH="18rem"
            overflowY="auto"
            {...overlayMargin(options.length)}
          >
            {options.map((option) => (
              <Menu.Item key={option.value} value={option.value}>
                {option.label}
                {option.value === value && (
                  <Check size={14} aria-label={text('table.current')} style={checkStyle} />
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const checkStyle = { marginInlineStart: 'auto' };

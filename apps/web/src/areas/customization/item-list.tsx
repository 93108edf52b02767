import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import { checkboxStyle } from '../../components/input/checkbox-style.ts';
import { touchArea } from '../../theme/touch.ts';
import type { Item } from './items.ts';

/** The items as cards, each with a checkbox. `onToggle` stays the same, so that a tick draws one card of thousands. */
export function ItemList({
  label,
  items,
  isOn,
  onToggle,
}: {
  label: string;
  items: readonly Item[];
  isOn: (key: string) => boolean;
  onToggle: (key: string, on: boolean) => void;
}) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      gap={3}
      listStyleType="none"
    >
      {items.map((item) => (
        <ItemCard key={item.key} item={item} on={isOn(item.key)} onToggle={onToggle} />
      ))}
    </chakra.ul>
  );
}

const ItemCard = memo(function ItemCard({
  item: { key, friendlyName, description, tags, resourceIntensive },
  on,
  onToggle,
}: {
  item: Item;
  on: boolean;
  onToggle: (key: string, on: boolean) => void;
}) {
  const id = useId();
  return (
    <Card data-on={on || undefined}>
      <Box
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onToggle(key, target.checked)}
      />
      <chakra.div minW={0} flex="1" textStyle="sm">
        <chakra.label htmlFor={id} fontWeight="medium" cursor="pointer" overflowWrap="anywhere">
          {friendlyName}
        </chakra.label>
        <chakra.div id={`${id}-about`}>
          <chakra.p mt={1} color="fg.muted" overflowWrap="anywhere">
            {description}
          </chakra.p>
          {resourceIntensive && (
            <chakra.p mt={1} color="fg.warning">
              {text('customization.heavy')}
            </chakra.p>
          )}
          <chakra.p mt={2} color="fg.muted" textStyle="xs">
            {tags.join(' · ')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Card>
  );
});

const Card = chakra('li', {
  base: {
    display: 'flex',
    gap: 3,
    p: 4,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '&[data-on]': { borderColor: 'accent.solid' },
  },
});

const Box = chakra('input', { base: { ...checkboxStyle, ...touchArea } });

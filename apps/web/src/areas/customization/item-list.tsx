import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { checkboxStyle } from '../../components/input/checkbox-style.ts';
import type { Item } from './items.ts';

/** The items as cards, each with a checkbox. Cards outside the window cost nothing to lay out. */
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
        <ItemCard key={item.key} item={item} on={isOn(item.key)} onToggle={(on) => onToggle(item.key, on)} />
      ))}
    </chakra.ul>
  );
}

function ItemCard({
  item: { friendlyName, description, tags, resourceIntensive },
  on,
  onToggle,
}: {
  item: Item;
  on: boolean;
  onToggle: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <chakra.li
      display="flex"
      gap={3}
      p={4}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={on ? 'accent.solid' : 'border'}
      borderRadius="lg"
    >
      <Box
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onToggle(target.checked)}
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
    </chakra.li>
  );
}

const Box = chakra('input', { base: checkboxStyle });

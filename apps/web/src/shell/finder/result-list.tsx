import { chakra } from '@chakra-ui/react/styled-system';
import { type Found, type FoundGroup, optionIdOf } from './results.ts';

/** Lists results by group, each with its details. */
export function ResultList({
  groups,
  active,
  onPick,
  onOpen,
}: {
  groups: readonly FoundGroup[];
  /** The result that Enter opens. */
  active: Found | undefined;
  onPick: (id: string) => void;
  onOpen: (found: Found) => void;
}) {
  return groups.map(({ name, heading, found }) => (
    <chakra.div key={name} role="group" aria-labelledby={`found-in-${name}`}>
      <chakra.div
        role="presentation"
        id={`found-in-${name}`}
        px={3}
        pt={3}
        pb={1}
        textStyle="xs"
        color="fg.subtle"
      >
        {heading}
      </chakra.div>
      {found.map((one) => (
        <Option
          key={one.id}
          id={optionIdOf(one)}
          role="option"
          tabIndex={-1}
          aria-selected={one.id === active?.id}
          onPointerMove={() => onPick(one.id)}
          onClick={() => onOpen(one)}
        >
          <chakra.bdi gridArea="label" fontWeight={'to' in one.opens ? 'medium' : undefined}>
            {one.label}
          </chakra.bdi>
          {one.detail && (
            <chakra.bdi gridArea="detail" textStyle="xs" color="fg.muted">
              {one.detail}
            </chakra.bdi>
          )}
          {one.value && (
            <chakra.bdi
              gridArea="value"
              color="fg.muted"
              lineClamp={2}
              overflowWrap="anywhere"
              textAlign="end"
            >
              {one.value}
            </chakra.bdi>
          )}
        </Option>
      ))}
    </chakra.div>
  ));
}

const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: '"label value" "detail value"',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: 4,
    px: 3,
    py: 2,
    borderRadius: 'md',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    scrollMarginBlock: 10,
    '&[aria-selected=true]': {
      bg: 'accent.subtle',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});

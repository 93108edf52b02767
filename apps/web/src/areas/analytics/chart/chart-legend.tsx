import { text } from '@campus/contracts/core/text';
import { pointStates } from '@campus/domain/analytics/points';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartData } from './chart-data.ts';

const colors = ['accent.solid', 'fg.success'] as const;

const looks = {
  running: { bgImage: 'repeating-linear-gradient(45deg, currentColor 0 2px, transparent 2px 5px)' },
  partial: {
    bg: 'color-mix(in oklab, currentColor 45%, transparent)',
    borderBottomWidth: '3px',
    borderBottomColor: 'fg.warning',
  },
  gap: {
    color: 'fg.subtle',
    bgImage: 'repeating-linear-gradient(45deg, currentColor 0 2px, transparent 2px 5px)',
  },
} as const;

/** Explains the colors and hatches that occur in the chart. */
export function ChartLegend({ data: { figures, points, before } }: { data: ChartData }) {
  const states = pointStates
    .filter((state) => points.some((point) => point.state === state))
    .filter((state) => state !== 'complete');
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap={4}
      rowGap={1}
      mt={1}
      listStyleType="none"
      textStyle="xs"
    >
      {figures.map((figure, index) => (
        <Entry key={figure}>
          <Swatch aria-hidden bg={colors[index]} />
          {figure}
        </Entry>
      ))}
      {before && (
        <Entry>
          <Swatch aria-hidden h="2px" bg="fg.warning" />
          {before.name}
        </Entry>
      )}
      {states.map((state) => (
        <Entry key={state}>
          <Swatch
            aria-hidden
            color="accent.solid"
            borderWidth="1px"
            borderColor="border.control"
            {...looks[state === 'outside' ? 'gap' : state]}
          />
          {text(`chart.state.${state}`)}
        </Entry>
      ))}
    </chakra.ul>
  );
}

/** The color sample of a legend entry. It is printed, and shown in forced colors,
 * although backgrounds usually are not. */
const Swatch = chakra('span', {
  base: { boxSize: 3, printColorAdjust: 'exact', _highContrast: { forcedColorAdjust: 'none' } },
});

const Entry = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: 1.5, color: 'fg.muted' } });

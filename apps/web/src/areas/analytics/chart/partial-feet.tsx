import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartData } from './chart-data.ts';
import { overBars, type PlotArea } from './plot-area.ts';

/**
 * Draws a line at the foot of each partly known bar, so that its zero does not look like a known one. Its parent is as large
 * as the drawing.
 */
export function PartialFeet({ data: { points }, area }: { data: ChartData; area: PlotArea | undefined }) {
  if (!area) return null;
  const share = 100 / points.length;
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      top={0}
      style={{ ...overBars(area), bottom: `${area.below * 100}%` }}
    >
      {points.map(
        ({ key, state }, index) =>
          state === 'partial' && (
            <chakra.span
              key={key}
              data-partial={key}
              position="absolute"
              bottom={0}
              h="3px"
              bg="fg.warning"
              printColorAdjust="exact"
              _highContrast={{ forcedColorAdjust: 'none', bg: 'CanvasText' }}
              style={{ left: `${(index + 0.15) * share}%`, width: `${0.7 * share}%` }}
            />
          ),
      )}
    </chakra.div>
  );
}

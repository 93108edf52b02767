import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartData, ChartMark } from './chart-data.ts';
import { overBars, type PlotArea } from './plot-area.ts';

/** Shows a small sign above each bar whose day has an event. The cursor describes the event. */
export function ChartMarks({
  data: { points },
  marks,
  area,
}: {
  data: ChartData;
  marks: readonly ChartMark[];
  /** Undefined until the chart is drawn. */
  area: PlotArea | undefined;
}) {
  if (!area) return null;
  const marked = new Set(marks.map(({ point }) => point));
  return (
    <chakra.div aria-hidden position="absolute" top={0} style={overBars(area)}>
      {points.map(
        ({ key }, index) =>
          marked.has(key) && (
            <MarkSign
              key={key}
              data-mark={key}
              position="absolute"
              top="3px"
              ms="-3.5px"
              style={{ left: `${((index + 0.5) * 100) / points.length}%` }}
            />
          ),
      )}
    </chakra.div>
  );
}

/** The sign above a bar that marks a change. */
export const MarkSign = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '7px',
    bg: 'fg',
    transform: 'rotate(45deg)',
    flexShrink: 0,
    printColorAdjust: 'exact',
    _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
  },
});

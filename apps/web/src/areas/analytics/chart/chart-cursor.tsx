import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, MouseEvent } from 'react';
import { type ChartData, type ChartMark, markedText } from './chart-data.ts';
import { overBars, type PlotArea, plotHeight } from './plot-area.ts';

/** A layer over the bars for mouse and arrow keys. It shows the figure of the current bar. */
export function ChartCursor({
  data,
  marks,
  area,
  index,
  onMove,
  onOpen,
}: {
  data: ChartData;
  marks: readonly ChartMark[] | undefined;
  /** Undefined until the chart is drawn. */
  area: PlotArea | undefined;
  index: number | undefined;
  onMove: (index: number | undefined) => void;
  onOpen: ((index: number) => void) | undefined;
}) {
  const last = data.points.length - 1;
  const now = index ?? last;
  const point = data.points[now];
  const pointed = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / Math.max(1, width)) * data.points.length);
    return Math.min(last, Math.max(0, at));
  };
  const press = (event: KeyboardEvent) => {
    const next = keyed(event.key, now, last);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onOpen?.(now);
    else onMove(next);
  };
  const share = 100 / data.points.length;
  return (
    <chakra.div
      role="slider"
      tabIndex={0}
      aria-label={data.label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={point && markedText(data, point, now, marks)}
      position="absolute"
      top={0}
      bottom={0}
      _print={{ display: 'none' }}
      cursor={onOpen ? 'pointer' : 'default'}
      style={area ? overBars(area) : { left: 0, right: 0 }}
      // Drawn inside, because the chart clips everything outside.
      _focusVisible={{ outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' }}
      onMouseMove={(event) => onMove(pointed(event))}
      onMouseLeave={() => onMove(undefined)}
      onFocus={() => onMove(now)}
      onClick={(event) => onOpen?.(pointed(event))}
      onKeyDown={press}
    >
      {index !== undefined && (
        <chakra.span
          aria-hidden
          position="absolute"
          top={0}
          data-cursor=""
          bg="accent.solid/12"
          _highContrast={{ outline: '2px solid Highlight', outlineOffset: '-2px' }}
          style={{
            left: `${index * share}%`,
            width: `${share}%`,
            bottom: `${(area?.below ?? 0) * plotHeight}px`,
          }}
        />
      )}
    </chakra.div>
  );
}

/** The index that a key moves to; undefined for other keys. */
function keyed(key: string, now: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, now + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, now - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ApexOptions } from 'apexcharts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ChartCursor } from './chart-cursor.tsx';
import { type ChartData, type ChartMark, markedWords } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartMarks } from './chart-marks.tsx';
import { MarkList } from './mark-list.tsx';
import { Plot } from './plot.tsx';
import type { PlotArea } from './plot-area.ts';
import { plotOptions } from './plot-options.ts';
import { plotFontSize } from './plot-scale.ts';

/** Figures as bars, with what the mouse or the arrow keys point at in words. */
export function ChartFigure({
  data,
  marks,
  onOpen,
}: {
  /** Kept as long as it is the same: each new one is drawn. */
  data: ChartData;
  /** What happened on its days; undefined for charts without marks. */
  marks?: readonly ChartMark[] | undefined;
  /** Opens the people behind a bar. */
  onOpen?: ((index: number) => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  // The colors follow the theme by themselves.
  const options = useMemo(() => plotOptions(data, width), [data, width]);
  const [area, setArea] = useState<PlotArea>();
  const [failed, setFailed] = useState<ApexOptions>();
  const [index, setIndex] = useState<number>();
  const point = index === undefined ? undefined : data.points[index];
  return (
    <chakra.figure minW={0} _print={{ breakInside: 'avoid' }}>
      <chakra.figcaption
        aria-hidden
        minH={10}
        textStyle="sm"
        color={point ? 'fg' : 'fg.muted'}
        _print={{ display: 'none' }}
      >
        {point && index !== undefined ? markedWords(data, point, index, marks) : text('chart.hint')}
      </chakra.figcaption>
      {failed === options && <p role="alert">{text('chart.failed')}</p>}
      <chakra.div
        position="relative"
        h={marks ? '237px' : '225px'}
        pt={marks ? 3 : 0}
        overflow="hidden"
        _print={{ h: 'auto', maxW: '32rem' }}
      >
        {/* Texts of the drawing inherit their size, as all texts do: what they state of it does not count. */}
        <chakra.div ref={place} aria-hidden fontSize={plotFontSize} css={paperWidth}>
          {width > 0 && <Plot options={options} onArea={setArea} onFail={() => setFailed(options)} />}
        </chakra.div>
        {marks && <ChartMarks data={data} marks={marks} area={area} />}
        <ChartCursor
          data={data}
          marks={marks}
          area={area}
          index={point && index}
          onMove={setIndex}
          onOpen={onOpen}
        />
      </chakra.div>
      <ChartLegend data={data} />
      {marks && marks.length > 0 && <MarkList data={data} marks={marks} />}
    </chakra.figure>
  );
}

/** Paper has another width than the window for which the chart was drawn: there, the drawing is scaled. */
const paperWidth = {
  _print: {
    '& *': { minHeight: '0 !important' },
    '& .apexcharts-canvas, & svg': { width: '100% !important', height: 'auto !important' },
  },
};

/** The width of an element in whole pixels; 0 before it is measured. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Drawn again while it is printed, it would be missing: on paper, the drawing is scaled.
    const paper = matchMedia('print');
    const measure = () => {
      if (!paper.matches) setWidth(Math.floor(element.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return width;
}

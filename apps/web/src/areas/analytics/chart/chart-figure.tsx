import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ApexOptions } from 'apexcharts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ChartCursor } from './chart-cursor.tsx';
import { type ChartData, type ChartMark, markedText } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartMarks } from './chart-marks.tsx';
import { MarkList } from './mark-list.tsx';
import { PartialFeet } from './partial-feet.tsx';
import { Plot } from './plot.tsx';
import { type PlotArea, plotHeight } from './plot-area.ts';
import { plotOptions } from './plot-options.ts';
import { plotFontSize } from './plot-scale.ts';

/** A bar chart with a text for the bar under the mouse or the keyboard cursor. */
export function ChartFigure({
  data,
  marks,
  opening,
}: {
  /** Pass the same object while the data is unchanged: each new object redraws the chart. */
  data: ChartData;
  /** The events of its days; undefined for charts without marks. */
  marks?: readonly ChartMark[] | undefined;
  /** Opens a list of people of a bar, and says whom the list has. */
  opening?: { people: string; open: (index: number) => void } | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  // The colors are CSS variables, so a theme change needs no new options.
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
        {point && index !== undefined ? markedText(data, point, index, marks) : hintText(opening)}
      </chakra.figcaption>
      {failed === options && <p role="alert">{text('chart.failed')}</p>}
      <chakra.div
        position="relative"
        mb="5px"
        pt={marks ? 3 : 0}
        overflow="hidden"
        _print={{ maxW: '32rem' }}
      >
        {/* Text in the drawing inherits its size, so the size that the library sets has no effect. */}
        <chakra.div
          ref={place}
          aria-hidden
          position="relative"
          h={`${plotHeight}px`}
          fontSize={plotFontSize}
          css={paperWidth}
        >
          {width > 0 && <Plot options={options} onArea={setArea} onFail={() => setFailed(options)} />}
          <PartialFeet data={data} area={area} />
        </chakra.div>
        {marks && <ChartMarks data={data} marks={marks} area={area} />}
        <ChartCursor
          data={data}
          marks={marks}
          area={area}
          index={point && index}
          onMove={setIndex}
          onOpen={opening?.open}
        />
      </chakra.div>
      <ChartLegend data={data} />
      {marks && marks.length > 0 && <MarkList data={data} marks={marks} />}
    </chakra.figure>
  );
}

function hintText(opening: { people: string } | undefined): string {
  return opening ? text('chart.hint.opens', { people: opening.people }) : text('chart.hint');
}

/**
 * Paper is wider or narrower than the window that the chart was drawn for, so printing scales the drawing.
 */
const paperWidth = {
  _print: {
    h: 'auto',
    '& *': { minHeight: '0 !important' },
    '& .apexcharts-canvas, & svg': { width: '100% !important', height: 'auto !important' },
  },
};

/** The width of an element in whole pixels; 0 until measured. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // A chart that is redrawn during printing would be missing on paper, so printing only scales it.
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

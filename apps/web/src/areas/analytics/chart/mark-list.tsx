import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartData, ChartMark } from './chart-data.ts';
import { MarkSign } from './chart-marks.tsx';
import { MarkSentence } from './mark-sentence.tsx';
import { countText } from './mark-words.ts';

/** An expandable list of the events on the chart's days. */
export function MarkList({ data: { points }, marks }: { data: ChartData; marks: readonly ChartMark[] }) {
  const shown = points.flatMap(({ key, name }) =>
    marks.filter((mark) => mark.point === key).map((mark) => ({ ...mark, name })),
  );
  if (shown.length === 0) return null;
  return (
    <chakra.details
      mt={1}
      textStyle="xs"
      color="fg.muted"
      // Expanded in print, because paper cannot be expanded.
      css={{ '&::details-content': { _print: { contentVisibility: 'visible !important', height: 'auto' } } }}
    >
      <chakra.summary cursor="pointer" w="fit-content">
        <MarkSign aria-hidden mx={1.5} bg="fg.muted" />
        {countText(shown)}
      </chakra.summary>
      <chakra.ul
        display="grid"
        gap={1}
        mt={1}
        maxH="12rem"
        overflowY="auto"
        listStyleType="none"
        _print={{ display: 'block' }}
      >
        {shown.map(({ name, ...mark }) => (
          <chakra.li
            key={mark.id}
            display="flex"
            flexWrap="wrap"
            columnGap={2}
            _print={{ display: 'inline', '& + &::before': { content: '" · "' }, '& time': { me: 1 } }}
          >
            <time dateTime={mark.point}>{name}</time>
            <MarkSentence mark={mark} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../../components/layout/text-link.tsx';
import type { ChartMark } from './chart-data.ts';

/** The sentence of an event, as a link if the person may read its details. */
export function MarkSentence({ mark: { sentence, href } }: { mark: Pick<ChartMark, 'sentence' | 'href'> }) {
  if (href === undefined) return <chakra.bdi overflowWrap="anywhere">{sentence}</chakra.bdi>;
  return (
    <TextLink href={href} textStyle="xs">
      {sentence}
    </TextLink>
  );
}

import { TextLink } from '../../../components/layout/text-link.tsx';
import type { ChartMark } from './chart-data.ts';

/** What happened, as a link where the person may read more of it. */
export function MarkSentence({ mark: { sentence, href } }: { mark: Pick<ChartMark, 'sentence' | 'href'> }) {
  if (href === undefined) return <span>{sentence}</span>;
  return (
    <TextLink href={href} textStyle="xs">
      {sentence}
    </TextLink>
  );
}

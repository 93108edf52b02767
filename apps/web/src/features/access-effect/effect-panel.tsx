import '@campus/contracts/effective-access/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import type { Effect } from '@campus/domain/effective-access/effect';
import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import { formatCount } from '../../lib/format.ts';
import { changeSentences } from './effect-words.ts';
import { ReplayView } from './replay-view.tsx';
import { type ChangeOf, useEffectOf } from './use-effect-of.ts';

/** The number of sentences shown. More would be longer than the editor. */
const shown = 12;

/**
 * Shows next to an editor which access its unsaved draft would grant and remove. Only people who may open
 * Effective Access see it. Recomputed only when `changeOf` changes.
 */
export const EffectPanel = memo(function EffectPanel({
  changeOf,
  draft,
}: {
  changeOf: ChangeOf | undefined;
  /**
   * The part of the change against which past entries are replayed. Pass the same object until it changes.
   */
  draft?: EntryDraft | undefined;
}) {
  const titleId = useId();
  const effect = useEffectOf(changeOf);
  if (!effect) return null;
  const { sentences, total } = changeSentences(effect, shown);
  const more = total - sentences.length;
  return (
    <chakra.aside aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="lg" px={5} py={4}>
      <chakra.h2 id={titleId} textStyle="heading">
        {text('effectiveAccess.effect')}
      </chakra.h2>
      <chakra.p role="status" mt={1} textStyle="sm">
        {summaryOf(effect.effect)}
      </chakra.p>
      <chakra.ul display="grid" gap={1} mt={2} listStyleType="none" textStyle="sm" color="fg.muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more > 0 && (
          <li>
            {text('effectiveAccess.effect.more', { changes: formatCount(more, noun('noun.accessChange')) })}
          </li>
        )}
      </chakra.ul>
      {draft && takesSomething(effect.effect) && <ReplayView draft={draft} effect={effect} />}
    </chakra.aside>
  );
});

function takesSomething({ changes }: Effect): boolean {
  return changes.some(({ loses, lost }) => loses.length > 0 || lost > 0);
}

function summaryOf({ changes, gainers, losers }: Effect): string {
  if (changes.length === 0) return text('effectiveAccess.effect.none');
  return text('effectiveAccess.effect.summary', {
    gainers: formatCount(gainers, noun('noun.member')),
    losers: formatCount(losers, noun('noun.member')),
  });
}

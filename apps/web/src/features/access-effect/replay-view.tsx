import { text } from '@campus/contracts/core/text';
import type { Replayed } from '@campus/contracts/effective-access/replay-fields';
import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import type { NamedEffect } from './effect-words.ts';
import { ReplayLoss } from './replay-loss.tsx';
import { coverageSentences, nobodySentence, othersSentence } from './replay-words.ts';
import { type SentDraft, useReplay } from './use-replay.ts';

/**
 * Shows how a draft would have affected the entries of the last 90 days, or that this is unknown. Saving does
 * not wait for it.
 */
export function ReplayView({ draft, effect }: { draft: EntryDraft; effect: NamedEffect }) {
  const titleId = useId();
  const { replay, sent } = useReplay(draft);
  const { data, error, refetch } = replay;
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gap={1}
      mt={4}
      pt={3}
      borderTopWidth="1px"
      textStyle="sm"
    >
      <chakra.h3 id={titleId} fontWeight="semibold">
        {text('effectiveAccess.replay')}
      </chakra.h3>
      <chakra.div role="status" display="grid" gap={1}>
        {data && <ReplayResult replayed={data} effect={effect} sent={sent} />}
        {!data && !error && <chakra.p color="fg.muted">{text('effectiveAccess.replay.running')}</chakra.p>}
        {!data && error && (
          <p>{text('effectiveAccess.replay.failed', { detail: describeError(error).message })}</p>
        )}
      </chakra.div>
      {!data && error && (
        <Button size="xs" variant="outline" justifySelf="start" onClick={() => void refetch()}>
          {text('action.tryAgain')}
        </Button>
      )}
    </chakra.section>
  );
}

function ReplayResult({
  replayed,
  effect,
  sent,
}: {
  replayed: Replayed;
  effect: NamedEffect;
  sent: SentDraft;
}) {
  const { losses } = replayed;
  const nobody = nobodySentence(replayed);
  const others = othersSentence(replayed);
  const isByGroup = sent.rooms?.some(({ groupAccess }) => groupAccess.length > 0);
  const besides = [
    ...(others === undefined ? [] : [others]),
    ...(isByGroup ? [text('effectiveAccess.replay.groups')] : []),
    ...coverageSentences(replayed),
  ];
  return (
    <>
      {nobody !== undefined && <p>{nobody}</p>}
      {losses.map((loss) => (
        <ReplayLoss
          key={`${loss.kind} ${loss.device} ${loss.optionId}`}
          loss={loss}
          effect={effect}
          sent={sent}
        />
      ))}
      {besides.map((sentence) => (
        <chakra.p key={sentence} color="fg.muted">
          {sentence}
        </chakra.p>
      ))}
    </>
  );
}

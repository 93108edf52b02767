import { noun, text } from '@campus/contracts/core/text';
import type { Replayed } from '@campus/contracts/effective-access/replay-fields';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { actionName, type NamedEffect } from './effect-words.ts';

type Loss = Replayed['losses'][number];

/** Describes a loss of access, how often the people came, and how many of them are inside now. */
export function lossSentence({ kind, device, optionId, ...counts }: Loss, { before }: NamedEffect): string {
  const params = {
    entries: formatCount(counts.entries, noun('noun.pastEntry')),
    people: formatCount(counts.people, noun('noun.pastPerson')),
    inside: formatNumber(counts.inside),
  };
  if (kind === 'room' || device === null || optionId === null)
    return text('effectiveAccess.replay.room', params);
  return text('effectiveAccess.replay.action', { ...params, name: actionName({ device, optionId }, before) });
}

/** Says that nobody would lose access; undefined if somebody would, or if the data is incomplete. */
export function nobodySentence({ losses, entries, isComplete, knownSince }: Replayed): string | undefined {
  if (losses.length > 0 || knownSince === null) return undefined;
  if (entries > 0) return text('effectiveAccess.replay.nobody');
  return isComplete ? text('effectiveAccess.replay.none') : undefined;
}

/** Counts the entries and people that the losses leave out, such as guests; undefined if there are none. */
export function othersSentence({ others: { entries, people } }: Replayed): string | undefined {
  if (entries === 0) return undefined;
  return text('effectiveAccess.replay.others', {
    entries: formatCount(entries, noun('noun.pastEntry')),
    people: formatCount(people, noun('noun.pastPerson')),
  });
}

/** Describes which entries were examined, and the days with data. */
export function coverageSentences({ since, isComplete, knownSince, completeUntil }: Replayed): string[] {
  if (knownSince === null || completeUntil === null) return [text('effectiveAccess.replay.unknown')];
  const looked = isComplete ? 'effectiveAccess.replay.all' : 'effectiveAccess.replay.some';
  return [
    text(looked, { since: formatMoment(since) }),
    text('effectiveAccess.replay.known', {
      from: formatMoment(knownSince),
      until: formatMoment(completeUntil),
    }),
  ];
}

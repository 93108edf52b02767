import { text } from '@campus/contracts/core/text';
import type { Replayed } from '@campus/contracts/effective-access/replay-fields';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useAccount } from '../../shell/account.tsx';
import type { NamedEffect } from './effect-words.ts';
import { ReplayPeople } from './replay-people.tsx';
import { lossSentence } from './replay-words.ts';
import type { SentDraft } from './use-replay.ts';

/** A group of people who would lose access, with their names if the reader may see members. */
export function ReplayLoss({
  loss,
  effect,
  sent,
}: {
  loss: Replayed['losses'][number];
  effect: NamedEffect;
  sent: SentDraft;
}) {
  const { pages } = useAccount();
  const [named, setNamed] = useState(false);
  const { kind, device, optionId } = loss;
  const sentence = lossSentence(loss, effect);
  return (
    <>
      <p>{sentence}</p>
      {!named && pages.includes('members') && (
        <Button
          size="xs"
          variant="outline"
          justifySelf="start"
          aria-label={text('effectiveAccess.replay.namesOf', { sentence })}
          onClick={() => setNamed(true)}
        >
          {text('effectiveAccess.all.names')}
        </Button>
      )}
      {named && <ReplayPeople sent={sent} lost={{ kind, device, optionId }} />}
    </>
  );
}

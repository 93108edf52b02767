import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { changeWords } from './last-change.ts';
import type { useMoves } from './use-moves.ts';

/** The last move, merge, or deletion, with a button that undoes it, or an offer of the nearest place if the chosen one no longer exists. */
export function MoveBar({
  moves: { last, offer, undo, acceptOffer },
}: {
  moves: ReturnType<typeof useMoves>;
}) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap={2}
      px={3}
      py={offer || last ? 2 : 0}
      borderTopWidth={offer || last ? '1px' : 0}
      borderColor="border.subtle"
    >
      <chakra.p role="status" minW={0} flex="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {offer && text('rooms.move.offer', { name: offer.name })}
        {!offer && last && changeWords(last).change}
      </chakra.p>
      {offer && (
        <Button size="xs" variant="outline" onClick={acceptOffer}>
          {text('rooms.move.accept')}
        </Button>
      )}
      {!offer && last && (
        <Button size="xs" variant="outline" onClick={() => void undo()}>
          {changeWords(last).undo}
        </Button>
      )}
    </chakra.div>
  );
}

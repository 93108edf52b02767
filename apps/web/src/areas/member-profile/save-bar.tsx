import { text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../components/feedback/busy-button.tsx';

/** Ends the changes of a card, either way. It stays in sight while the card is longer than the window. */
export function SaveBar({
  isDirty,
  isComplete = true,
  saving,
  onDiscard,
}: {
  isDirty: boolean;
  /** Whether nothing prevents saving. */
  isComplete?: boolean;
  saving: boolean;
  onDiscard: () => void;
}) {
  const hint = isComplete ? text('memberProfile.changed') : text('memberProfile.incomplete');
  return (
    <chakra.div
      position="sticky"
      bottom={0}
      zIndex={1}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap={2}
      px={5}
      py={3}
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.p role="status" flex="1 1 12rem" color={isComplete ? 'fg.muted' : 'fg.error'} textStyle="sm">
        {isDirty && hint}
      </chakra.p>
      {isDirty && (
        <Button size="sm" variant="outline" disabled={saving} onClick={onDiscard}>
          {text('memberProfile.discard')}
        </Button>
      )}
      <BusyButton type="submit" size="sm" busy={saving} disabled={!isDirty || !isComplete}>
        {text('memberProfile.save')}
      </BusyButton>
    </chakra.div>
  );
}

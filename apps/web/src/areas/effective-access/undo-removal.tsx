import { noun, text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

/** Shows the person's last removal with a button to undo it, also after a reload. */
export function UndoRemoval() {
  const { id: accountId } = useAccount();
  const utils = trpc.useUtils();
  const last = trpc.effectiveAccess.lastRemoval.useQuery({ accountId }).data?.removal;
  const undo = useSave(trpc.effectiveAccess.undoRemoval, {
    done: ({ restored }) =>
      text('effectiveAccess.overrides.undone', {
        overrides: formatCount(restored, noun('noun.override')),
      }),
    refresh: () => utils.effectiveAccess.invalidate(),
  });
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      px={5}
      pb={last ? 4 : 0}
      textStyle="sm"
    >
      <chakra.p role="status" color="fg.muted">
        {last && (
          <>
            {text('effectiveAccess.overrides.removed', {
              overrides: formatCount(last.removed, noun('noun.override')),
            })}{' '}
            <TimeText value={last.at} withTime />
          </>
        )}
      </chakra.p>
      {last && (
        <BusyButton
          size="xs"
          variant="outline"
          busy={undo.isPending}
          onClick={() => undo.mutate({ accountId, removalId: last.removalId })}
        >
          {text('effectiveAccess.overrides.undo')}
        </BusyButton>
      )}
    </chakra.div>
  );
}

import '@campus/contracts/members/export-messages';
import '@campus/contracts/members/people-messages';
import { text } from '@campus/contracts/core/text';
import type { OriginQuery } from '@campus/contracts/members/people-origins';
import type { PeopleSet } from '@campus/contracts/members/people-sets';
import { reaches } from '@campus/domain/access/levels';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useSave } from '../../components/feedback/use-save.ts';
import { timeZone } from '../../lib/format.ts';
import { unlessSessionOver } from '../../lib/session-over.ts';
import { paths } from '../../paths.ts';
import { useAccount } from '../../shell/account.tsx';
import { useExport } from '../../shell/use-export-members.ts';
import { trpc } from '../../trpc.ts';

/** Passes the people of a figure or report on to the members page, the badges page, or an export. */
export function PeopleActions({ origin, onClose }: { origin: OriginQuery; onClose: () => void }) {
  const { id: accountId, level, pages, settings } = useAccount();
  const [, navigate] = useLocation();
  const { keep, isKeeping } = useKeep(origin);
  const startExport = useExport(accountId);
  const hand = (on: (set: PeopleSet) => void) =>
    void keep().then(
      on,
      unlessSessionOver(() => undefined),
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2} aria-busy={isKeeping}>
      <Button
        size="sm"
        onClick={() => hand(({ id }) => navigate(`${paths.members}?people=${id}&updatedFrom=`))}
      >
        {text('people.members')}
      </Button>
      {pages.includes('badges') && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => hand(({ id }) => navigate(`${paths.badges}?figure.people=${id}`))}
        >
          {text('people.badges')}
        </Button>
      )}
      {reaches(level, 'admin') && settings.isExportAllowed && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            hand(({ id: people }) => {
              startExport({ people, timeZone });
              onClose();
            })
          }
        >
          {text('people.export')}
        </Button>
      )}
    </chakra.div>
  );
}

/** Saves the people as a list once, however many actions use it. */
function useKeep(origin: OriginQuery) {
  const { id: accountId } = useAccount();
  const kept = useRef<PeopleSet>(undefined);
  const { mutateAsync, isPending } = useSave(trpc.members.keepPeople, {
    failed: (reason) => text('people.keepFailed', { reason }),
  });
  const keep = async (): Promise<PeopleSet> => {
    kept.current ??= (await mutateAsync({ accountId, origin })).set;
    return kept.current;
  };
  return { keep, isKeeping: isPending };
}

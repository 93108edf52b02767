import '@campus/contracts/badges/page-messages';
import { id } from '@campus/contracts/core/fields';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import * as z from 'zod';
import { Page } from '../../components/layout/page.tsx';
import { useListState } from '../../lib/use-list-state.ts';
import { AssignmentsCard } from './assignments-card.tsx';
import { BadgeListCard } from './badge-list-card.tsx';
import { ImportCard } from './import-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** The id of the people list in the address, whose members' badges are changed, if any. */
const figureState = z.object({ people: id.optional() });

/** The account's badges, and the members who have them. */
export function BadgesPage() {
  const [{ people }, setState] = useListState(figureState, 'figure');
  return (
    <Page title={text('badges.title')} description={text('badges.description')} wide>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}
        alignItems="start"
        gap={6}
      >
        {people !== undefined && (
          <chakra.div gridColumn="1 / -1">
            <PeopleCard setId={people} onRemove={() => setState({ people: undefined })} />
          </chakra.div>
        )}
        <AssignmentsCard />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
          <ImportCard />
          <BadgeListCard />
        </chakra.div>
      </chakra.div>
    </Page>
  );
}

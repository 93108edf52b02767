import '@campus/contracts/badges/page-messages';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Page } from '../../components/layout/page.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { BadgeListCard } from './badge-list-card.tsx';
import { ImportCard } from './import-card.tsx';

/** The badges of the account, and who has which. */
export function BadgesPage() {
  return (
    <Page title={text('badges.title')} description={text('badges.description')} wide>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}
        alignItems="start"
        gap={6}
      >
        <AssignmentsCard />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
          <ImportCard />
          <BadgeListCard />
        </chakra.div>
      </chakra.div>
    </Page>
  );
}

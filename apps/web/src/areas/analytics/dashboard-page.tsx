import '@campus/contracts/analytics/page-messages';
import { text } from '@campus/contracts/core/text';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { lastOffsetChange, offsetHours, offsetLabel } from '@campus/domain/analytics/offset';
import { maxStartDays } from '@campus/domain/analytics/period';
import { chakra } from '@chakra-ui/react/styled-system';
import { OnPaper } from '../../components/layout/on-paper.tsx';
import { Page } from '../../components/layout/page.tsx';
import { formatDate, formatList, timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useAccount } from '../../shell/account.tsx';
import { DateBar } from './date-bar.tsx';
import { DayGraphCard } from './day-graph.tsx';
import { EventServers } from './event-servers.tsx';
import { MonthsGraph } from './months-graph.tsx';
import { NotesButton } from './notes/notes-button.tsx';
import { RoomGraph } from './room-graph.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

/** Says in which offset of the zone the reports are, and in which before its clocks changed. */
export function bannerText(zone: string, now: Date): string {
  const offset = offsetLabel(offsetHours(zone, now));
  const change = lastOffsetChange(zone, now, maxStartDays);
  if (!change) return text('analytics.banner', { offset, zone });
  const earlier = formatList(change.earlier.map(offsetLabel));
  return text('analytics.banner.since', { offset, zone, day: formatDate(change.day), earlier });
}

/** The graphs of an account: daily logins, sessions, and rooms, and monthly people. */
export function DashboardPage() {
  const { organizationName } = useAccount();
  const [logins, uniqueLogins, ...others] = dayGraphs;
  return (
    <Page
      title={text('page.analyticsDashboard')}
      description={text('analytics.about')}
      actions={
        <>
          <NotesButton />
          <ViewsMenu />
        </>
      }
      wide
    >
      <OnPaper>{organizationName}</OnPaper>
      <chakra.p role="note" px={4} py={3} bg="bg.info" color="fg.info" borderRadius="lg" textStyle="sm">
        {bannerText(timeZone, serverNow())}
      </chakra.p>
      <DateBar />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 30rem), 1fr))"
        alignItems="start"
        gap={5}
        // Browsers avoid page breaks inside boxes in normal flow, but not in a grid.
        _print={{ display: 'block', '& > *': { mb: 3 } }}
      >
        <DayGraphCard graph={logins} />
        <DayGraphCard graph={uniqueLogins} />
        <MonthsGraph />
        {others.map((graph) =>
          graphFacts[graph].ofRoom ? (
            <RoomGraph key={graph} graph={graph} />
          ) : (
            <DayGraphCard key={graph} graph={graph} />
          ),
        )}
      </chakra.div>
      <EventServers />
    </Page>
  );
}

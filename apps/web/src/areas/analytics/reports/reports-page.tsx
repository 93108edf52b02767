import '@campus/contracts/analytics/page-messages';
import '@campus/contracts/analytics/report-page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { OnPaper } from '../../../components/layout/on-paper.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { KeepReport } from '../report-records/keep-report.tsx';
import { ReportRecordView } from '../report-records/report-record-view.tsx';
import { ReportRecords } from '../report-records/report-records.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportGroups } from './report-groups.tsx';
import { ReportHours } from './report-hours.tsx';
import { ReportPoints } from './report-points.tsx';
import { ReportReturning } from './report-returning.tsx';
import { ReportRooms } from './report-rooms.tsx';
import { useReport } from './report-state.ts';

/** A report of any days up to 400 days back. Each part reads its figures by itself. */
export function ReportsPage() {
  const { organizationName } = useAccount();
  const report = useReport();
  const { asked, grain, state, setState } = report;
  const kept = { ...asked, grain, compare: state.compare };
  const open = (record: string) => setState({ record });
  if (state.record !== '')
    return (
      <Page title={text('page.reports')} description={text('analytics.record.list')} wide>
        <OnPaper>{organizationName}</OnPaper>
        <ReportRecordView recordId={state.record} onClose={() => open('')} />
      </Page>
    );
  return (
    <Page
      title={text('page.reports')}
      description={text('reports.about')}
      actions={<KeepReport asked={kept} onKept={open} />}
      wide
    >
      <OnPaper>{organizationName}</OnPaper>
      <ReportForm report={report} />
      <Stack>
        <ReportFigures report={report} />
        <ReportPoints report={report} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
          gap={5}
          // Browsers avoid page breaks inside boxes in normal flow, but not in a grid.
          _print={{ display: 'block', '& > * + *': { mt: 3 } }}
        >
          <Stack>
            <ReportGroups report={report} />
            <ReportReturning report={report} />
          </Stack>
          <ReportHours report={report} />
        </chakra.div>
        <ReportRooms report={report} />
        <ReportRecords onOpen={open} />
      </Stack>
    </Page>
  );
}

const Stack = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 5,
    _print: { display: 'block', '& > * + *': { mt: 3 } },
  },
});

import { text } from '@campus/contracts/core/messages';
import { spaceReports } from '@campus/domain/private-spaces/private-spaces';
import { useLocation } from 'wouter';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import { formatNumber } from '../../lib/format.ts';
import { reportQuery, type SpacesState } from './use-spaces.ts';

/** The reports: all spaces that the filters let through, and those that were selected. */
export function ReportTabs({ state, selected }: { state: SpacesState; selected: number }) {
  const [path] = useLocation();
  const labels = {
    summary: text('privateSpaces.report.summary'),
    selected: text('privateSpaces.report.selected', { count: formatNumber(selected) }),
  };
  const tabs = spaceReports.map((report) => {
    const query = reportQuery(state, report);
    return { tab: report, label: labels[report], href: query === '' ? path : `${path}?${query}` };
  });
  return <TabBar label={text('privateSpaces.reports')} tabs={tabs} current={state.report} />;
}

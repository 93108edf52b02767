import { text } from '@campus/contracts/core/text';
import { useLocation, useSearch } from 'wouter';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import type { AttendanceState } from './use-attendance.ts';

/** Links between a report, its series, and its records. They keep place, time, and series. */
export function ReportTabs({ state: { sfsRoom, all, start, hours, view } }: { state: AttendanceState }) {
  const [path] = useLocation();
  const kept = [...new URLSearchParams(useSearch())].filter(([name]) => name.startsWith('series.'));
  const place = { ...(sfsRoom && { sfsRoom }), ...(all && { all: 'true' }) };
  const asked = new URLSearchParams([...Object.entries({ ...place, start, hours: String(hours) }), ...kept]);
  const tabs = [
    { tab: 'report' as const, label: text('attendance.view.report'), href: `${path}?${asked}` },
    {
      tab: 'series' as const,
      label: text('attendance.view.series'),
      href: `${path}?${asked}&view=series`,
    },
    {
      tab: 'records' as const,
      label: text('attendance.view.records'),
      href: `${path}?${asked}&view=records`,
    },
  ];
  return <TabBar label={text('attendance.views')} tabs={tabs} current={view} />;
}

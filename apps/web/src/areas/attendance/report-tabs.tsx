import { text } from '@campus/contracts/core/text';
import { useLocation } from 'wouter';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import type { AttendanceState } from './use-attendance.ts';

/** Links between a report and its records. The link back keeps place and time. */
export function ReportTabs({ state: { sfsRoom, all, start, hours, view } }: { state: AttendanceState }) {
  const [path] = useLocation();
  const place = { ...(sfsRoom && { sfsRoom }), ...(all && { all: 'true' }) };
  const asked = new URLSearchParams({ ...place, start, hours: String(hours) });
  const tabs = [
    { tab: 'report' as const, label: text('attendance.view.report'), href: `${path}?${asked}` },
    {
      tab: 'records' as const,
      label: text('attendance.view.records'),
      href: `${path}?${asked}&view=records`,
    },
  ];
  return <TabBar label={text('attendance.views')} tabs={tabs} current={view} />;
}

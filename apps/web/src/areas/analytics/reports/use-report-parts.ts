import { alone, trpc } from '../../../trpc.ts';
import { nextRead } from '../next-read.ts';
import type { ReportProps } from './report-state.ts';

const options = { trpc: alone, refetchInterval: nextRead };

/** Reads the figures of the range and of its points. */
export function useReportFigures({ asked, grain, state: { compare } }: ReportProps['report']) {
  return trpc.analytics.report.useQuery({ ...asked, grain, compare }, options);
}

/** Reads the people by role, team, and badge. */
export function useReportGroups({ asked }: ReportProps['report']) {
  return trpc.analytics.reportGroups.useQuery(asked, options);
}

/** Reads the hours of the week. */
export function useReportHours({ asked }: ReportProps['report']) {
  return trpc.analytics.reportHours.useQuery(asked, options);
}

/** Reads who came back. */
export function useReportReturning({ asked }: ReportProps['report']) {
  return trpc.analytics.reportReturning.useQuery(asked, options);
}

/** Reads the rooms that were used. */
export function useReportRooms({ asked }: ReportProps['report']) {
  return trpc.analytics.reportRooms.useQuery(asked, options);
}

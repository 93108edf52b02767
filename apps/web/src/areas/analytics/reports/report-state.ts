import { day, flag } from '@campus/contracts/core/fields';
import {
  grainOfRange,
  presetOfRange,
  type ReportPreset,
  reportPresets,
  shownReportRange,
} from '@campus/domain/analytics/report-choices';
import { refuseReportPeriod, reportComparisons, reportGrains } from '@campus/domain/analytics/report-period';
import * as z from 'zod';
import { timeZone } from '../../../lib/format.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { type ListPatch, useListState } from '../../../lib/use-list-state.ts';
import { useAccount } from '../../../shell/account.tsx';

/** The figures that the chart can show. */
export const pointFigures = ['people', 'guests', 'logins', 'hours', 'median', 'peak'] as const;
export type PointFigure = (typeof pointFigures)[number];

/** What the rooms can be ranked by. */
export const roomRanks = ['people', 'hours', 'joins', 'peak'] as const;
export type RoomRank = (typeof roomRanks)[number];

const chosenDay = day.or(z.literal('')).default('');

/** The state of the page in the address, so that a link opens the same report. Its days are '' at first. */
const reportState = z.object({
  from: chosenDay,
  to: chosenDay,
  /** The preset by which the days were chosen: several can have the same days. */
  preset: z.enum(reportPresets).optional(),
  grain: z.enum(reportGrains).optional(),
  compare: z.enum(reportComparisons).default('none'),
  employees: flag,
  figure: z.enum(pointFigures).default('people'),
  view: z.enum(['chart', 'table']).default('chart'),
  /** The kept report that is open. */
  record: z.string().default(''),
  rank: z.enum(roomRanks).default('people'),
});

/** The state of the page, and what its parts ask for. */
export function useReport() {
  const { id: accountId } = useAccount();
  const [state, setState] = useListState(reportState);
  const now = serverNow();
  const range = shownReportRange(state, timeZone, now);
  const preset: ReportPreset | undefined = presetOfRange(range, state.preset, { zone: timeZone, now });
  return {
    state,
    setState: setState as (patch: ListPatch<typeof reportState>) => void,
    range,
    /** Why the days of the address are not those that are shown, if they are not. */
    refusal: state.from === '' || state.to === '' ? undefined : refuseReportPeriod(state, timeZone, now),
    preset,
    grain: state.grain ?? grainOfRange(range),
    asked: { accountId, ...range, timeZone, hideEmployees: !state.employees },
  };
}

export type ReportProps = { report: ReturnType<typeof useReport> };

import * as wire from '@campus/contracts/analytics/report-usage';
import type {
  listPeopleOfPeak,
  readReport,
  readReportGroups,
  readReportHours,
  readReportReturning,
  readReportRooms,
} from '@campus/contracts/analytics/reports';
import { AppError } from '@campus/contracts/core/app-error';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { countedPeople } from '../core/counted-people.ts';

type Input<C extends { input: z.ZodType }> = z.output<C['input']>;

/** The figures of reports, from the usage-search service. Bindings describe cloud functions only. */
export function reportsPlatform({ usage, query }: Calls) {
  return {
    figures: async (asked: Input<typeof readReport>) => only(await usage(wire.getReport, asked)),
    groups: async (asked: Input<typeof readReportGroups>) => only(await usage(wire.getReportGroups, asked)),
    hours: async (asked: Input<typeof readReportHours>) => only(await usage(wire.getReportHours, asked)),
    returning: async (asked: Input<typeof readReportReturning>) =>
      only(await usage(wire.getReportReturning, asked)),
    rooms: async (asked: Input<typeof readReportRooms>) => only(await usage(wire.getUsedRooms, asked)),

    /** Counts the people who were there at a moment. Lists them only if `named`. */
    peopleOfPeak: (asked: Input<typeof listPeopleOfPeak>, named: boolean) => {
      const { accountId, at, hideEmployees, sfsRoom: room } = asked;
      const of = { accountId, at, hideEmployees, room };
      return countedPeople(query, asked, {
        named,
        read: (part) => usage(wire.getUsersAtPeak, { ...of, ...part }),
      });
    },
  };
}

/** The row of an answer that has one. */
function only<R>([row]: readonly R[]): R {
  if (row === undefined) throw new AppError('unavailable', 'analytics.wrongFormat');
  return row;
}

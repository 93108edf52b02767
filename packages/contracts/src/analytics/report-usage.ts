import { reportComparisons, reportGrains } from '@campus/domain/analytics/report-period';
import { maxKeptPeople } from '@campus/domain/members/people-sets';
import * as z from 'zod';
import { day, instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';
import { sfsRoom } from './fields.ts';
import {
  readReport,
  readReportGroups,
  readReportHours,
  readReportReturning,
  readReportRooms,
} from './reports.ts';

/** The days of a report, both included. Ours; the zone is UTC if none is sent. */
const asked = { from: day, to: day, hideEmployees: z.boolean().default(true) };

/** The figures of a report in one row. Ours, as are the calls below. */
export const getReport = usageCall(
  'getReport',
  {
    ...asked,
    grain: z.enum(reportGrains).default('day'),
    compare: z.enum(reportComparisons).default('none'),
  },
  readReport.output,
);

/** The groups of a report in one row; none if nobody came. */
export const getReportGroups = usageCall('getReportGroups', asked, readReportGroups.output);

/** The 168 hours of the week in one row. */
export const getReportHours = usageCall('getReportHours', asked, readReportHours.output);

/** The months of new people in one row. */
export const getReportReturning = usageCall('getReportReturning', asked, readReportReturning.output);

/** The rooms that were used in one row. */
export const getUsedRooms = usageCall('getUsedRooms', asked, readReportRooms.output);

/** The people who were in the world or in a room at a moment, with their number of sessions or visits then. */
export const getUsersAtPeak = usageCall(
  'getUsersAtPeak',
  {
    at: instant,
    hideEmployees: z.boolean().default(true),
    room: sfsRoom.default(''),
    limit: z.int().min(0).max(maxKeptPeople).default(25),
    offset: z.int().min(0).max(2_000_000).default(0),
  },
  z.object({ User_ID: z.string(), Events: z.int(), Total: z.int() }),
);

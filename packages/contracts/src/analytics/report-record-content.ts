import * as z from 'zod';
import { day, instant } from '../core/fields.ts';
import {
  readReport,
  readReportGroups,
  readReportHours,
  readReportReturning,
  readReportRooms,
} from './reports.ts';

const { totals, earlier, points } = readReport.output.shape;
const { items: groups } = readReportGroups.output.shape;
const { items: hours } = readReportHours.output.shape;
const { items: returning } = readReportReturning.output.shape;
const { items: rooms, total: roomsUsed } = readReportRooms.output.shape;

const figures = { totals, earlier, points, groups, hours, returning, rooms, roomsUsed };

/** All parts of a report, as they are read at once. */
export const reportFigures = z.object({
  completeUntil: readReport.output.shape.completeUntil,
  ...figures,
});
export type ReportFigures = z.output<typeof reportFigures>;

const { grain, compare } = readReport.input.shape;

/** What a report is asked for, in the order in which a record writes it. */
export const askedReport = {
  from: day.describe('First day of the range.'),
  to: day.describe('Last day of the range, included.'),
  timeZone: z.string().describe('IANA time zone in which days, weeks, and months begin and end.'),
  hideEmployees: z.boolean().describe("Whether the provider's own employees are left out."),
  grain: grain.removeDefault().describe('What the points are: days, ISO weeks, or calendar months.'),
  compare: compare
    .removeDefault()
    .describe('Which earlier range stands beside it: `none`, `before`, or `yearBefore`.'),
};

/** The content that the hash of a report record covers, in the order in which it is written. */
export const reportContent = z
  .object({
    version: z.literal(1).describe('Version of this form.'),
    account: z.string().describe('Identifier of the account.'),
    organization: z.string().describe('Name of the account when the record was taken.'),
    ...askedReport,
    completeUntil: instant
      .nullable()
      .describe(
        'Time up to which every event of the range had arrived when the record was taken: its end, if all had.',
      ),
    takenBy: z.string().describe('Identifier of the user who took the record.'),
    takenAt: instant.describe('When the record was taken (ISO 8601, UTC).'),
    definitions: z
      .array(
        z
          .object({
            name: z.string().describe('Name of the figure.'),
            definition: z.string().describe('What it counts, in words.'),
          })
          .describe('A figure in words.'),
      )
      .describe('What the figures count, as it was said when the record was taken.'),
    ...figures,
  })
  .describe('A report as it was kept.');
export type ReportContent = z.output<typeof reportContent>;

const value = z
  .union([z.number(), z.string()])
  .nullable()
  .describe('The figure; null where it is not known, or where there is none.');

export const reportChange = z
  .object({
    part: z
      .enum(['totals', 'earlier', 'points', 'groups', 'hours', 'returning', 'rooms'])
      .describe('Part of the report.'),
    of: z
      .string()
      .describe(
        'What the figure is of: the first day of a point, the weekday and hour, the month, or the room on the servers. Empty for the whole range.',
      ),
    figure: z.string().describe('Name of the figure, such as `people`.'),
    before: value,
    after: value,
  })
  .describe('A figure that is different by now.');
export type ReportChange = z.output<typeof reportChange>;

/** The content that the hash of a correction of a report record covers. */
export const reportCorrection = z.object({
  version: z.literal(1),
  record: z.string(),
  /** The first one is 1. */
  number: z.int(),
  /** The hash of the record, or of the previous correction. */
  follows: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
  completeUntil: z.string().nullable(),
  /** The parts that were compared. */
  parts: z.array(reportChange.shape.part),
  changes: z.array(reportChange),
});
export type ReportCorrectionContent = z.output<typeof reportCorrection>;

import '@campus/contracts/analytics/report-record-messages';
import {
  type ReportContent,
  type ReportCorrectionContent,
  type ReportFigures,
  reportContent,
  reportCorrection,
} from '@campus/contracts/analytics/report-record-content';
import type { keepReport } from '@campus/contracts/analytics/report-records';
import { text } from '@campus/contracts/core/text';
import { permissions } from '@campus/domain/access/levels';
import { reportGroupKinds } from '@campus/domain/analytics/report-groups';
import { endOfDay } from '@campus/domain/core/days';
import { teamName } from '@campus/domain/members/team-ids';
import type * as z from 'zod';

/** What a report is asked for. */
export type AskedReport = z.output<typeof keepReport.input>;

/** The figures of the definitions, in their order. Those that belong together are explained together. */
const explained = [
  'people',
  'guests',
  'logins',
  'hours',
  'sessions',
  'median',
  'peak',
  'daysComplete',
] as const;
const explainedParts = { groups: 'groups', known: 'hours', returned: 'returning', joins: 'rooms' } as const;

/**
 * Writes the content of a record. Its fields, and the items of its lists, have one order, so that equal reports have
 * equal bytes.
 */
export function contentOf(
  asked: AskedReport,
  figures: ReportFigures,
  taken: { organization: string; takenBy: string; takenAt: string },
): ReportContent {
  const { accountId: account, from, to, timeZone, hideEmployees, grain, compare } = asked;
  return reportContent.parse({
    version: 1,
    account,
    ...{ from, to, timeZone, hideEmployees, grain, compare },
    ...taken,
    ...ordered(figures),
    completeUntil: completeWithin(figures.completeUntil, asked),
    definitions: definitions(),
  });
}

/** What makes two records the same: everything but who took them, and when. */
export function sameOf({ takenBy: _, takenAt: __, ...content }: ReportContent): string {
  return JSON.stringify(content);
}

/** Parses the stored text of a record. Throws if it is invalid. */
export function readContent(written: string): ReportContent {
  return reportContent.parse(JSON.parse(written));
}

/** Parses the stored text of a correction. Throws if it is invalid. */
export function readCorrection(written: string): ReportCorrectionContent {
  return reportCorrection.parse(JSON.parse(written));
}

/**
 * The time up to which every event of the range had arrived. What happens after the range does not concern it, so the same
 * report has the same text on another day.
 */
export function completeWithin(
  completeUntil: string | null,
  { to, timeZone }: Pick<AskedReport, 'to' | 'timeZone'>,
): string | null {
  const end = endOfDay(to, timeZone).toISOString();
  return completeUntil !== null && completeUntil > end ? end : completeUntil;
}

function ordered({ points, groups, hours, returning, rooms, ...figures }: ReportFigures) {
  const kind = (group: { kind: (typeof reportGroupKinds)[number] }) => reportGroupKinds.indexOf(group.kind);
  return {
    ...figures,
    points: points.toSorted((a, b) => byText(a.from, b.from)),
    groups: groups
      .map((group) => ({ ...group, name: groupName(group) }))
      .toSorted((a, b) => kind(a) - kind(b) || b.people - a.people || byText(a.id, b.id)),
    hours: hours.toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    returning: returning.toSorted((a, b) => byText(a.month, b.month)),
    rooms: rooms.toSorted((a, b) => b.people - a.people || byText(a.sfsRoom, b.sfsRoom)),
  };
}

/** Compares by code units, which is the same on every machine. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The name of a group as of today; empty for guests, and for people without one. */
function groupName({ kind, id, name }: ReportFigures['groups'][number]): string {
  if (kind === 'team') return id === '' ? '' : teamName(id);
  if (kind !== 'role') return name;
  const role = permissions.find((permission) => permission === id);
  return role ? text(`role.${role}`) : id;
}

function definitions(): ReportContent['definitions'] {
  const figures = explained.map((figure) => ({
    name: text(`analytics.report.figure.${figure}`),
    definition: text(`analytics.report.definition.${figure}`),
  }));
  const parts = Object.entries(explainedParts).map(([figure, part]) => ({
    name: text(`analytics.report.part.${part}`),
    definition: text(`analytics.report.definition.${figure as keyof typeof explainedParts}`),
  }));
  return [...figures, ...parts];
}

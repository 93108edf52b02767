import * as wire from '@campus/contracts/analytics/functions';
import type { listMarks } from '@campus/contracts/analytics/marks';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import { mayOpen } from '@campus/domain/access/page-decision';
import type { AuditedChange } from '@campus/domain/analytics/audited-change';
import { marksOf } from '@campus/domain/analytics/marks';
import { daysOf } from '@campus/domain/analytics/points';
import { endOfDay, startOfDay } from '@campus/domain/core/days';
import { pick } from '@campus/domain/core/pick';
import type * as z from 'zod';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { changesSql } from './marks-sql.ts';
import { readReportRooms } from './report-rooms.ts';
import { readReportUsers } from './report-users.ts';

/** People who can open the page in the input. */
const access = { level: 'member', pageOf: 'input' } as const;

/** The data that analytics pages need in addition to events: changes, rooms, and people. */
export const analyticsFunctions = [
  implement(wire.getChartMarks, ({ sql, input, actor: { accountAccess } }) =>
    readMarks(sql, input, mayOpen('audit', accountAccess)),
  ),
  cloudFunction(wire.getReportRooms, {
    access,
    scope: 'analytics:read',
    handle: ({ sql, input: { accountId } }) => readReportRooms(sql, accountId),
  }),
  cloudFunction(wire.getReportUsers, {
    access,
    // Names of people in a report take both scopes.
    scope: 'members:read',
    handle: async ({ sql, actor, input: { accountId, page, userIds }, services: { config } }) => {
      assertGranted(actor.grant, { scope: 'analytics:read', accountId });
      const hasExtraFields = showsAll(page) && config.usage.extraAttendanceAccountIds.includes(accountId);
      const users = await readReportUsers(sql, { accountId, userIds, extra: hasExtraFields });
      return { users: users.map((user) => asShownOn(page, user)), hasExtraFields };
    },
  }),
];

/**
 * Reads the changes in a range of days, sorted by time. Includes their position in the audit log only if
 * `traced`.
 */
async function readMarks(
  sql: Queryable,
  { accountId, from, to, timeZone }: z.output<typeof listMarks.input>,
  traced: boolean,
): Promise<z.input<typeof listMarks.output>> {
  const changes = await sql.query<AuditedChange>(changesSql, [
    accountId,
    startOfDay(from, timeZone),
    endOfDay(to, timeZone),
    daysOf({ from, to }, timeZone).map(({ start }) => start),
  ]);
  const items = marksOf(changes, timeZone).map(({ at, first, operation, target, ...mark }) => ({
    ...mark,
    at: at.toISOString(),
    entry: traced ? { operation, target, first: first.toISOString() } : null,
  }));
  return { items };
}

/** The columns of the pages that show only some of the people's data. */
const columnsOf: Partial<Record<wire.PeoplePage, readonly (keyof wire.ReportUser)[]>> = {
  members: ['userId', 'displayname', 'email'],
  roomActivity: ['userId', 'displayname'],
};

/** Whether a page shows all people data that the account allows. */
function showsAll(page: wire.PeoplePage): boolean {
  return columnsOf[page] === undefined;
}

/** Returns the fields of a person that the page shows; others are empty. */
function asShownOn(page: wire.PeoplePage, user: wire.ReportUser): wire.ReportUser {
  const shown = columnsOf[page];
  return shown ? { ...blank, ...pick(user, shown) } : user;
}

const blank = { userId: '', displayname: '', email: '', firstname: '', lastname: '', teamId: '' };

import * as wire from '@campus/contracts/analytics/functions';
import { mayOpen } from '@campus/domain/access/page-decision';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { readMarks } from './read-marks.ts';
import { readReportRooms } from './report-rooms.ts';
import { readReportUsers } from './report-users.ts';
import { asShownOn, showsAll } from './shown-people.ts';

/** People who may open the page that the input names. */
const access = { level: 'member', pageOf: 'input' } as const;

/** The data that analytics pages need besides events: changes, rooms, and people. */
export const analyticsFunctions = [
  implement(wire.getChartMarks, ({ sql, input, actor: { accountAccess } }) =>
    readMarks(sql, input, mayOpen('audit', accountAccess)),
  ),
  cloudFunction(wire.getReportRooms, {
    access,
    handle: ({ sql, input: { accountId } }) => readReportRooms(sql, accountId),
  }),
  cloudFunction(wire.getReportUsers, {
    access,
    handle: async ({ sql, input: { accountId, page, userIds }, services: { config } }) => {
      const hasExtraFields = showsAll(page) && config.usage.extraAttendanceAccountIds.includes(accountId);
      const users = await readReportUsers(sql, { accountId, userIds, extra: hasExtraFields });
      return { users: users.map((user) => asShownOn(page, user)), hasExtraFields };
    },
  }),
];

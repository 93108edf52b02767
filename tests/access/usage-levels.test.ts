import type { Page } from '@campus/domain/access/pages';
import { usageFunctions } from '@campus/platform/main/usage-functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { search } from '@campus/tests/events/usage';
import { usageBodies } from '@campus/tests/events/usage-bodies';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin, type Person, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callersBelow, leastOf } from './callers.ts';
import { refusalFor } from './refusals.ts';

/** The page of each function, stated here independently, and the row that requires a 403 for others. */
const functions: Readonly<Record<string, { page?: Page; row?: string }>> = {
  getLoginsByDay: { page: 'analyticsDashboard', row: 'ANA-035' },
  getUniqueLoginsByDay: { page: 'analyticsDashboard', row: 'ANA-036' },
  getUniqueLoginsByMonth: { page: 'analyticsDashboard', row: 'ANA-037' },
  getNewUsersByMonth: { page: 'analyticsDashboard', row: 'ANA-038' },
  getMedianSessionDurationByDay: { page: 'analyticsDashboard', row: 'ANA-039' },
  getMaxConcurrentUsersByDay: { page: 'analyticsDashboard', row: 'ANA-040' },
  getRoomConcurrentUsersByDay: { page: 'analyticsDashboard', row: 'ANA-041' },
  getRoomUniqueUsersByDay: { page: 'analyticsDashboard', row: 'ANA-042' },
  getRoomsByDay: { page: 'analyticsDashboard', row: 'ANA-043' },
  getUsersBehind: { page: 'analyticsDashboard' },
  getPresence: { page: 'analyticsDashboard' },
  getReport: { page: 'analyticsDashboard' },
  getReportGroups: { page: 'analyticsDashboard' },
  getReportHours: { page: 'analyticsDashboard' },
  getReportReturning: { page: 'analyticsDashboard' },
  getUsedRooms: { page: 'analyticsDashboard' },
  getUsersAtPeak: { page: 'analyticsDashboard' },
  getRoomUse: { page: 'manageRooms' },
  getCompleteUntil: {},
  getRoomActivitiesCount: { page: 'roomActivity' },
  getRoomActivityUsers: { page: 'roomActivity' },
  getRoomActivities: { page: 'roomActivity', row: 'ACT-018' },
  getAccountAttendance: { page: 'roomAttendance', row: 'ATT-019' },
  getAccountPVAttendance: { page: 'privateVolumeAttendance', row: 'ATT-020' },
  getAttendanceSeries: { page: 'roomAttendance' },
  getPVAttendanceSeries: { page: 'privateVolumeAttendance' },
  replayEntries: { page: 'effectiveAccess' },
  getPeopleOfReplay: { page: 'members' },
};

const listed = usageFunctions.map(({ name, access }) => ({
  name,
  row: functions[name]?.row ?? '',
  least: leastOf(access),
}));

let account: TestAccount;
let people: Record<Exclude<Caller, 'nobody'>, Person>;
beforeAll(async () => {
  account = await makePermissionsAccount();
  const stranger = (await makeAccount()).people.admin;
  people = { ...account.people, stranger, superadmin: await makeSuperadmin() };
});

/** The service's own answer, without the gateway. */
function answerTo(name: string, caller: Caller): ReturnType<typeof search> {
  const asked = { accountId: account.accountId, server: 'staging', ...usageBodies[name] };
  return search(name, asked, caller === 'nobody' ? undefined : people[caller].sessionToken);
}

it('knows the page of each function of the usage-search service', () => {
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(functions).sort());
});

describe('the usage-search service, asked directly', () => {
  it.each(listed)('$row ANA-034 $name is for level $least and above', async ({ name, least }) => {
    for (const caller of callersBelow(least)) {
      const { status, key } = refusalFor(caller);
      expect([caller, await answerTo(name, caller)]).toMatchObject([caller, { status, body: { key } }]);
    }
    expect(await answerTo(name, least)).toMatchObject({ status: 200 });
  });

  it.each(Object.entries(functions))(
    'ANA-028 %s asks for level admin, or none where no page has it',
    (name, { page }) => {
      expect(listed.find((known) => known.name === name)?.least).toBe(page ? 'admin' : 'member');
    },
  );

  const pages = [...new Set(Object.values(functions).flatMap(({ page }) => page ?? []))];
  it.each(pages)(
    'ANA-028 answers an admin who may open %s and no other page the functions of that page',
    async (page) => {
      const { accountId, people: others } = await makeAccount();
      await openPages(
        accountId,
        'owner',
        pages.filter((other) => other !== page),
      );
      const answers = await Promise.all(
        Object.entries(functions).map(async ([name, of]) => {
          // The input contains only the account, so callers with access fail at its validation.
          const { status } = await search(name, { accountId }, others.admin.sessionToken);
          return [name, { ...of, status }] as const;
        }),
      );
      for (const [name, of] of answers)
        expect([name, of.status]).toEqual([name, of.page === undefined || of.page === page ? 400 : 403]);
    },
  );
});

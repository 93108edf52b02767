// @module-tag sampled
import { fileOperations, type Operation, operations } from '@campus/api/http/operations';
import type { CountedDoor } from '@campus/contracts/core/counted';
import { randomRuns } from '@campus/domain/testing/sweep';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway } from '@campus/tests/calls/gateway';
import { addMember, makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const { as } = await openGateway();

/** How a change of many things is limited to what its caller has seen. */
const limits: Record<string, 'counted' | 'version' | 'basedOn' | 'listed' | 'changes nothing' | 'one thing'> =
  {
    'members.suspend': 'counted',
    'members.unsuspend': 'counted',
    'invitations.removePending': 'counted',
    'invitations.resendUnanswered': 'counted',
    'roomPermissions.reset': 'version',
    'roomPermissions.resetType': 'version',
    'roomPermissions.resetBoards': 'version',
    'roomPermissions.resetBoardsType': 'version',
    'customization.clearThemes': 'basedOn',
    'badges.assignToPeople': 'listed',
    'rooms.planBulkEdit': 'listed',
    'imports.plan': 'listed',
    'imports.people': 'listed',
    'badges.importAssignments': 'listed',
    'imports.memberships': 'listed',
    'imports.deletions': 'listed',
    'imports.invitations': 'listed',
    'memberProfile.update': 'one thing',
    'integrations.disconnectSlack': 'one thing',
    'invitations.export': 'changes nothing',
    'members.export': 'changes nothing',
    'badges.exportAssignments': 'changes nothing',
    'privateSpaces.export': 'changes nothing',
    'analytics.export': 'changes nothing',
    'analytics.keepReport': 'one thing',
    'activity.export': 'changes nothing',
    'attendance.exportRoom': 'changes nothing',
    'attendance.exportRoomSeries': 'changes nothing',
    'attendance.exportVolumeSeries': 'changes nothing',
    'attendance.exportVolume': 'changes nothing',
  };
const listing = ['setId', 'entryIds', 'fileId', 'file', 'people'];

/** Whether a mutation is about many things of an account, not about one that its path names. */
function isBulk({ contract: { kind, rest, input, output } }: Operation): boolean {
  if (kind !== 'mutation' || !rest?.path.startsWith('/accounts/{accountId}/')) return false;
  if (/\{(?!accountId|page)/.test(rest.path)) return false;
  return (
    'selection' in input.shape ||
    'matching' in input.shape ||
    'counted' in input.shape ||
    'task' in output.shape ||
    rest.method === 'DELETE' ||
    /reset/.test(rest.path)
  );
}

it('each change of many things carries what its caller has counted, or lists the things', () => {
  const bulk = [...operations, ...fileOperations].filter(isBulk);
  expect(bulk.map(({ path }) => path).sort()).toEqual(Object.keys(limits).sort());
  for (const { path, contract } of bulk) {
    const limit = limits[path] ?? '';
    const fields = Object.keys(contract.input.shape);
    if (limit === 'listed') expect(fields.filter((field) => listing.includes(field))).toHaveLength(1);
    else if (['counted', 'version', 'basedOn'].includes(limit)) expect(fields).toContain(limit);
  }
  const counted = bulk.filter(({ contract }) => 'counted' in contract.input.shape);
  expect(counted.map(({ path }) => path).sort()).toEqual(Object.keys(doors).sort());
});

interface Door {
  /** Adds a thing that the count includes, or one that it does not. */
  add(account: TestAccount, isIncluded: boolean): Promise<string>;
  /** Changes a thing: it is included from now on, no longer, included in another state, or deleted. */
  events: Record<'into' | 'outOf' | 'changed' | 'deleted', string>;
  /** The things that are included now, and the state of each. */
  included: string;
  count(account: TestAccount): Promise<{ counted: string | undefined; shown: number }>;
  act(
    account: TestAccount,
    counted: string | undefined,
  ): Promise<{ done: number; total?: number | null; leftOut: number }>;
  /** Whether a thing that changed is reported with those that came, because it is no row of a task. */
  reportsChanged: boolean;
}

const membersDoor = (action: 'suspend' | 'unsuspend'): Door => {
  const permission = action === 'suspend' ? 'member' : 'suspended';
  const selection = {
    matching: {
      permissions: action === 'suspend' ? (['member', 'leader'] as const) : (['suspended'] as const),
    },
  };
  const of = ({ accountId }: TestAccount) => ({
    accountId,
    selection: { matching: { permissions: [...selection.matching.permissions] } },
  });
  const set = (values: string) => `update "Membership" set ${values} where "objectId" = $1`;
  return {
    add: async ({ accountId }, isIncluded) =>
      (
        await addMember(accountId, {
          permission: isIncluded ? permission : 'moderator',
          previousPermission: isIncluded && permission === 'suspended' ? 'member' : null,
        })
      ).membershipId,
    events: {
      into: set(
        permission === 'suspended'
          ? `permission = 'suspended', "previousPermission" = 'moderator'`
          : `permission = 'member'`,
      ),
      outOf: set(`permission = 'moderator', "previousPermission" = null`),
      changed: set(
        permission === 'suspended'
          ? `permission = 'suspended', "previousPermission" = 'leader'`
          : `permission = 'leader'`,
      ),
      deleted: 'delete from "Membership" where "objectId" = $1',
    },
    included: `select "objectId" as id, permission || coalesce("previousPermission", '') as state
      from "Membership" where account = $1
      and permission in (${selection.matching.permissions.map((name) => `'${name}'`).join()})`,
    count: async (account) => {
      const { counted, total } = await as(account.people.owner).members.previewBulk.query({
        ...of(account),
        action,
      });
      return { counted, shown: total };
    },
    act: async (account, counted) => {
      const { task, leftOut } = await as(account.people.owner).members[action].mutate({
        ...of(account),
        counted,
      });
      const { done, total } = await endOfTask(task.id);
      return { done, total, leftOut };
    },
    reportsChanged: false,
  };
};

const setInvitation = (values: string) => `update "Invitation" set ${values} where "objectId" = $1`;

const doors: Record<CountedDoor, Door> = {
  'members.suspend': membersDoor('suspend'),
  'members.unsuspend': membersDoor('unsuspend'),
  'invitations.removePending': {
    add: async (account, isIncluded) =>
      (await makeInvitation(account, { status: isIncluded ? 'pending' : 'error' })).invitationId,
    events: {
      into: setInvitation(`status = 'pending'`),
      outOf: setInvitation(`status = 'error'`),
      changed: setInvitation(`status = 'pending', "expiresAt" = now() + interval '9 days'`),
      deleted: 'delete from "Invitation" where "objectId" = $1',
    },
    included: `select "objectId" as id, "expiresAt"::text as state from "Invitation"
      where account = $1 and status = 'pending'`,
    count: async ({ accountId, people }) => {
      const { counted, pending } = await as(people.owner).invitations.countPending.query({ accountId });
      return { counted, shown: pending };
    },
    act: async ({ accountId, people }, counted) => {
      const { removed, leftOut } = await as(people.owner).invitations.removePending.mutate({
        accountId,
        counted,
      });
      return { done: removed, leftOut };
    },
    reportsChanged: true,
  },
  'invitations.resendUnanswered': {
    add: async (account, isIncluded) =>
      (await makeInvitation(account, { status: isIncluded ? 'pending' : 'error' })).invitationId,
    events: {
      into: setInvitation(`status = 'pending'`),
      outOf: setInvitation(`status = 'error'`),
      changed: setInvitation(`status = 'pending', "expiresAt" = now() + interval '9 days'`),
      deleted: 'delete from "Invitation" where "objectId" = $1',
    },
    // Those that were sent are pending again once their mail was handed over.
    included: `select "objectId" as id, "expiresAt"::text as state from "Invitation"
      where account = $1 and status = 'pending' and not "hasBeenResent"`,
    count: async ({ accountId, people }) => {
      const { counted, unanswered, mailed } = await as(people.owner).invitations.countUnanswered.query({
        accountId,
      });
      expect(mailed).toBe(unanswered);
      return { counted, shown: unanswered };
    },
    act: async ({ accountId, people }, counted) => {
      const { task, leftOut } = await as(people.owner).invitations.resendUnanswered.mutate({
        accountId,
        counted,
      });
      const { done, total } = await endOfTask(task.id);
      return { done, total, leftOut };
    },
    reportsChanged: false,
  },
};

const meanwhile = fc.array(
  fc.record({
    kind: fc.constantFrom('added', 'into', 'outOf', 'changed', 'deleted'),
    which: fc.nat({ max: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);

it.each(Object.entries(doors))(
  'MEM-073 %s does what was counted and still is as it was, and counts what came since',
  async (_, door) => {
    await fc.assert(
      fc.asyncProperty(meanwhile, async (events) => {
        const account = await makeAccount();
        const included = async () => {
          const rows = await sql.query<{ id: string; state: string }>(door.included, [account.accountId]);
          return new Map(rows.map(({ id, state }) => [id, state]));
        };
        const things: string[] = [];
        for (const isIncluded of [true, true, true, false, false])
          things.push(await door.add(account, isIncluded));
        const before = await included();
        const { counted, shown } = await door.count(account);
        expect(shown).toBe(before.size);
        for (const { kind, which } of events) {
          if (kind === 'added') await door.add(account, true);
          else await sql.query(door.events[kind], [things[which]]);
        }
        const after = await included();
        const result = await door.act(account, counted);
        const left = await included();
        const done = [...after.keys()].filter((id) => !left.has(id));
        const expected = [...after].filter(([id, state]) => before.get(id) === state).map(([id]) => id);
        expect(done.sort()).toEqual(expected.sort());
        expect(result.done).toBe(done.length);
        if (result.total !== undefined) expect(result.total).toBe(shown);
        const leftOut = [...after].filter(([id, state]) =>
          door.reportsChanged ? before.get(id) !== state : !before.has(id),
        );
        expect(result.leftOut).toBe(leftOut.length);
      }),
      randomRuns(40, 3),
    );
  },
);

// @module-tag sampled
import { fileOperations, operations } from '@campus/api/http/operations';
import { sampleOf } from '@campus/domain/testing/sweep';
import { cloudFunctions } from '@campus/platform/main/functions';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway } from '@campus/tests/calls/gateway';
import { requestPlatform } from '@campus/tests/calls/platform';
import { overWeb } from '@campus/tests/calls/requests';
import { fingerprint } from '@campus/tests/world/fingerprint';
import { openPages } from '@campus/tests/world/page-access';
import {
  addMember,
  makeAccount,
  makeSuperadmin,
  type Person,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from './file-examples.ts';
import { inputsAbout, preparations, type Target } from './member-targets.ts';

/** The ladder of levels, stated here independently. */
const ladder = ['suspended', 'member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'] as const;
type Caller = (typeof ladder)[number];
const permissions = ladder.slice(0, -1) as readonly Exclude<Caller, 'superadmin'>[];
const callers = ladder.slice(1) as readonly Exclude<Caller, 'suspended'>[];
const rank = (level: string) => (ladder as readonly string[]).indexOf(level);

/** Every page at its default, admin; one level lower; and one level higher. */
const settings = ['admin', 'moderator', 'owner'] as const;

/** Whether a caller may act on a member, by the rule of MEM-072. */
function mayAct(caller: string, target: string): boolean {
  return rank(caller) >= rank('admin') ? rank(target) <= rank(caller) : rank(target) < rank(caller);
}

/** Whether the access rule admits the caller while every page is open to this level. */
function passes(access: unknown, caller: string, setting: string): boolean {
  const { level = 'member', page = '' } = Object(access) as { level?: string; page?: string };
  const least = page === 'members' || page === 'audit' ? rank('member') : rank('admin');
  return rank(caller) >= Math.max(rank(setting), rank(level), least);
}

/**
 * Operations and functions that change one member named in their input. They are found by these input fields.
 */
const names = ['membershipId', 'membership', 'username', 'userId'];
const ofMember = (access: unknown, shape: object) =>
  typeof access === 'object' && names.some((name) => name in shape);
const singles = [...operations, ...fileOperations].filter(
  ({ contract }) => contract.kind === 'mutation' && ofMember(contract.access, contract.input.shape),
);
const functions = cloudFunctions.filter(({ name }) => name in inputsAbout);

const gateway = await openGateway();
const web = overWeb(gateway);

it('knows an input about a member for each function that the console does not call', () => {
  expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(inputsAbout).sort());
});

describe.each(sampleOf(settings, 1))('when every page is open to level %s', (setting) => {
  let account: TestAccount;
  let people: Record<(typeof callers)[number], Person>;
  beforeAll(async () => {
    account = await makeAccount();
    await openPages(account.accountId, setting);
    // With a second owner, no owner is the last one.
    await addMember(account.accountId, { permission: 'owner' });
    people = { ...account.people, superadmin: await makeSuperadmin() };
  });

  async function makeTarget(permission: (typeof permissions)[number]): Promise<Target> {
    const username = `person-${unique()}`;
    return { ...(await addMember(account.accountId, { permission }, { username })), username };
  }

  /**
   * Returns for each caller the members on which a call succeeded. If all calls were refused, checks that
   * nothing has changed.
   */
  async function outcomes(prepare: (caller: Person, target: Target) => Promise<Call>) {
    const found: Record<string, string[]> = {};
    for (const caller of callers) {
      const targets = await Promise.all(permissions.map(makeTarget));
      const calls = await Promise.all(targets.map((target) => prepare(people[caller], target)));
      const before = await fingerprint(account.accountId);
      const answers = await Promise.all(calls.map((call) => call()));
      const succeeded = permissions.filter((_, index) => answers[index]?.status === 200);
      if (succeeded.length === 0) expect(await fingerprint(account.accountId)).toBe(before);
      found[caller] = succeeded;
    }
    return found;
  }

  const expected = (access: unknown) =>
    Object.fromEntries(
      callers.map((caller) => [
        caller,
        permissions.filter((target) => passes(access, caller, setting) && mayAct(caller, target)),
      ]),
    );

  it.each(singles.map((operation) => ({ name: operation.path, operation })))(
    'MEM-072 $name acts on members within the level of the caller only',
    async ({ operation }) => {
      const example = exampleOf(operation.path);
      const { shape } = operation.contract.input;
      const found = await outcomes(async (caller, target) => {
        await preparations[operation.path]?.(target);
        const input = await example(account, caller);
        const named = Object.fromEntries(
          names.filter((name) => name in shape).map((name) => [name, target[name as 'userId']]),
        );
        const { permission: _, ...wanted } = input as { permission?: string };
        return () => web(operation, { ...wanted, ...named }, caller);
      });
      expect(found).toEqual(expected(operation.contract.access));
    },
  );

  it.each(functions)(
    'MEM-039 MEM-042 MEM-044 MEM-045 MEM-046 MEM-047 MEM-048 MEM-072 MPR-020: $name of the platform does the same',
    async ({ name }) => {
      const about = inputsAbout[name];
      const found = await outcomes(
        async (caller, target) => () =>
          requestPlatform('POST', `/functions/${name}`, {
            body: about?.(account, target) ?? {},
            sessionToken: caller.sessionToken,
          }),
      );
      expect(found).toEqual(expected({ page: 'members' }));
    },
  );

  it.each(callers)('MEM-072 the list says of each member what %s may do', async (caller) => {
    if (!passes({ page: 'members' }, caller, setting)) return;
    const { accountId } = account;
    const oldest = { accountId, direction: 'asc', sort: 'createdAt' };
    const { body } = await call('members.list', oldest, people[caller]);
    for (const { permission, previousPermission, userId, can } of body.result.data.items) {
      const own = userId === people[caller].userId;
      const within = mayAct(caller, previousPermission ?? permission);
      expect({ permission, own, edit: can.edit, remove: can.remove }).toEqual({
        permission,
        own,
        edit: within,
        remove: within && !own,
      });
      expect(can.resetPassword).toBe(within && rank(caller) >= rank('admin'));
    }
  });

  it.each(['suspend', 'unsuspend'] as const)(
    'MEM-072 members.%s refuses, row by row, people above the level of the caller',
    async (action) => {
      const { accountId } = account;
      for (const caller of callers) {
        const targets = await Promise.all(permissions.map(makeTarget));
        const selection = { ids: targets.map(({ membershipId }) => membershipId) };
        const started = await call(`members.${action}`, { accountId, selection }, people[caller]);
        const isLetIn = passes({ page: 'members' }, caller, setting);
        expect(started.status).toBe(isLetIn ? 200 : 403);
        if (!isLetIn) continue;
        const taskId: string = started.body.result.data.task.id;
        await endOfTask(taskId);
        const { body } = await call('tasks.rows', { accountId, taskId }, people[caller]);
        const found = new Map<string, Row>(body.result.data.items.map((row: Row) => [row.label, row]));
        expect(targets.map(({ email }) => found.get(email)?.outcome)).toEqual(
          permissions.map((permission) => outcomeOf(action, caller, permission)),
        );
        for (const { outcome, reason } of found.values()) expect(reason === '').toBe(outcome === 'done');
      }
    },
  );
});

type Call = () => Promise<{ status: number }>;

interface Row {
  label: string;
  outcome: string;
  reason: string;
}

/** The result of a bulk task for a member. Unsuspending makes a person a member. */
function outcomeOf(action: 'suspend' | 'unsuspend', caller: string, permission: string): string {
  if ((permission === 'suspended') !== (action === 'unsuspend')) return 'skipped';
  const isGranted = action === 'suspend' || mayAct(caller, 'member');
  return mayAct(caller, permission) && isGranted ? 'done' : 'failed';
}

/** Calls an operation by its name. */
function call(path: string, input: object, caller: Person) {
  const operation = operations.find((known) => known.path === path);
  if (!operation) throw new Error(`There is no operation ${path}.`);
  return web(operation, input, caller);
}

import { type Operation, operations } from '@campus/api/http/operations';
import type { Access } from '@campus/domain/access';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { anotherSession, openGateway } from '../support/gateway.ts';
import { overRest, overTrpc } from '../support/requests.ts';
import { makeAccount, makeSuperadmin, type Person, sql, type TestAccount } from '../support/world.ts';
import { examples, type OperationName } from './examples.ts';

/** The stranger is an admin, of another account. */
const callers = [
  'nobody',
  'stranger',
  'suspended',
  'member',
  'leader',
  'moderator',
  'admin',
  'owner',
  'superadmin',
] as const;
type Caller = (typeof callers)[number];

const upFrom = (caller: Caller) => callers.slice(callers.indexOf(caller));

/** Who may call what, in this test's own words and not in the domain's. */
const allowed: Record<string, readonly Caller[]> = {
  public: callers,
  signedIn: upFrom('stranger'),
  affiliated: upFrom('suspended'),
  superadmin: ['superadmin'],
  'level member': upFrom('member'),
  'level leader': upFrom('leader'),
  'level moderator': upFrom('moderator'),
  'level admin': upFrom('admin'),
  'level owner': upFrom('owner'),
  'page members': upFrom('admin'),
  'page import': upFrom('admin'),
  'page audit': upFrom('admin'),
};

/** Operations anybody may call. A new one has to be added here by hand, and so with a reason. */
const publicOperations = [
  'auth.createToken',
  'auth.session',
  'auth.signIn',
  'auth.signOut',
  'console.config',
  'invitations.checkInvitee',
  'invitations.get',
  'invitations.loginAndJoin',
  'invitations.register',
];

const signedOut = {
  status: 401,
  key: 'access.signedOut',
  message: 'Your session has ended. Please log in again.',
};
const suspended = { status: 403, key: 'access.suspended', message: 'You are suspended in this account.' };
const forbidden = { status: 403, key: 'access.forbidden', message: 'You do not have permission to do this.' };

const gateway = await openGateway();
const trpc = overTrpc(gateway);
const rest = overRest(gateway);
let account: TestAccount;
let people: Record<Exclude<Caller, 'nobody'>, Person>;

beforeAll(async () => {
  account = await makeAccount();
  const elsewhere = await makeAccount();
  people = { ...account.people, stranger: elsewhere.people.admin, superadmin: await makeSuperadmin() };
});

function nameOf(access: Access): string {
  if (typeof access === 'string') return access;
  return 'level' in access ? `level ${access.level}` : `page ${access.page}`;
}

function refusalOf(caller: Caller, access: Access) {
  if (caller === 'nobody') return signedOut;
  return caller === 'suspended' && typeof access === 'object' ? suspended : forbidden;
}

function personOf(caller: Caller): Person | undefined {
  return caller === 'nobody' ? undefined : people[caller];
}

async function exampleFor(operation: Operation, caller: Caller, about = account): Promise<object> {
  return examples[operation.path as OperationName](about, personOf(caller));
}

/** Calls in a session of its own, which the call may end. */
async function callAs(caller: Caller, operation: Operation, input: object, call = trpc): Promise<Response> {
  const person = personOf(caller);
  return call(operation, input, person && (await anotherSession(person)));
}

/** What a caller is told, apart from what differs between any two calls. */
function told({ status, body }: Response) {
  const { message, key, data } = body.error ?? body;
  return { status, key: data?.key ?? key, message };
}

it('lets everybody call exactly these operations', () => {
  const open = operations.filter(({ contract }) => contract.access === 'public');
  expect(open.map(({ path }) => path).sort()).toEqual(publicOperations);
});

const all = operations.map((operation) => ({
  operation,
  name: operation.path,
  access: operation.contract.access,
}));

describe.each(all)('$name', ({ operation, access }) => {
  it.each(callers)(`is for ${nameOf(access)}: answered or refused to %s`, async (caller) => {
    const input = await exampleFor(operation, caller);
    const before = await fingerprint(account.accountId);
    const response = await callAs(caller, operation, input);
    if (allowed[nameOf(access)]?.includes(caller)) return expect(response.body).toHaveProperty('result');
    expect(told(response)).toEqual(refusalOf(caller, access));
    expect(await fingerprint(account.accountId)).toBe(before);
  });
});

const forScripts = all.filter(({ operation, access }) => operation.contract.rest && access !== 'public');

describe('over REST', () => {
  it.each(forScripts)(
    '$name is refused without a token, and to somebody suspended',
    async ({ operation, access }) => {
      const input = await exampleFor(operation, 'suspended');
      expect(told(await callAs('nobody', operation, input, rest))).toEqual(signedOut);
      if (typeof access !== 'object') return;
      expect(told(await callAs('suspended', operation, input, rest))).toEqual(suspended);
    },
  );

  it.each(forScripts)('$name is answered to a superadmin', async ({ operation }) => {
    const response = await callAs('superadmin', operation, await exampleFor(operation, 'superadmin'), rest);
    expect(response.status).toBe(200);
  });
});

const scoped = all.filter(({ operation }) => 'accountId' in operation.contract.input.shape);
const nowhereId = 'Nowhere000';

/** How inputs name an object of an account. */
const references = ['userId', 'membershipId', 'invitationId', 'username'];
const withObject = scoped.flatMap(({ operation, name }) => {
  const fields = references.filter((field) => field in operation.contract.input.shape);
  return fields.map((field) => ({ operation, name, field }));
});

describe('of another account', () => {
  it.each(scoped)('$name tells no more than of one that does not exist', async ({ operation }) => {
    const input = await exampleFor(operation, 'stranger');
    const theirs = await callAs('stranger', operation, input);
    const nowhere = await callAs('stranger', operation, { ...input, accountId: nowhereId });
    expect(told(theirs)).toEqual(forbidden);
    expect(told(nowhere)).toEqual(forbidden);
  });

  it.each(withObject)(
    '$name tells no more by $field than of one that does not exist',
    async ({ operation, field }) => {
      const elsewhere = await makeAccount();
      const theirs = { ...(await exampleFor(operation, 'admin', elsewhere)), accountId: account.accountId };
      const before = await fingerprint(elsewhere.accountId);
      const found = await callAs('admin', operation, theirs);
      const missing = await callAs('admin', operation, { ...theirs, [field]: nowhereId });
      expect(told(found)).toEqual(told(missing));
      expect(found.status).toBe(404);
      expect(await fingerprint(elsewhere.accountId)).toBe(before);
    },
  );
});

describe('the audit trail has an entry of', () => {
  it.each(all.filter(({ operation }) => operation.contract.kind === 'mutation'))(
    '$name',
    async ({ operation }) => {
      const response = await callAs('owner', operation, await exampleFor(operation, 'owner'));
      expect(response.body).toHaveProperty('result');
      const entries = await sql.query('select operation, outcome from "AuditEntry" where "requestId" = $1', [
        response.headers['x-request-id'],
      ]);
      expect(entries).toEqual([{ operation: operation.contract.audit, outcome: 'success' }]);
    },
  );
});

// @module-tag sampled
import { fileOperations, type Operation, operations } from '@campus/api/http/operations';
import { type Access, isAccountScoped } from '@campus/domain/access/access';
import { sampleOf } from '@campus/domain/testing/sweep';
import { openGateway } from '@campus/tests/calls/gateway';
import { overRest, overWeb } from '@campus/tests/calls/requests';
import { fingerprint } from '@campus/tests/world/fingerprint';
import {
  addMember,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callers } from './callers.ts';
import { needRedirect, needWaiting } from './examples.ts';
import { exampleOf } from './file-examples.ts';
import { forbidden, summaryOf, suspended, tokenMissing } from './refusals.ts';
import { beginningSessions, isFor, nameOf, publicOperations, references, refusalOf } from './who-may-call.ts';

const everyOperation = [...operations, ...fileOperations];
const nowhereId = 'Nowhere000';

const gateway = await openGateway();
const web = overWeb(gateway);
const rest = overRest(gateway);
let account: TestAccount;
let elsewhere: TestAccount;
/** The account for refused calls. No task of an earlier successful call is still changing it. */
let untouched: TestAccount;
let refusedSuperadmin: Person;

beforeAll(async () => {
  account = await makeAccount();
  elsewhere = await makeAccount();
  untouched = await makeAccount();
  refusedSuperadmin = await makeSuperadmin();
});

/** Refused calls do not change their caller, so all of them can share one. */
function refusedCaller(caller: Caller): Person | undefined {
  if (caller === 'nobody') return undefined;
  if (caller === 'superadmin') return refusedSuperadmin;
  return caller === 'stranger' ? elsewhere.people.admin : untouched.people[caller];
}

/** Each call gets its own person, because it may change the person or end the session. */
async function makeCaller(caller: Caller): Promise<Person | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'superadmin') return makeSuperadmin();
  if (caller === 'stranger') return addMember(elsewhere.accountId, { permission: 'admin' });
  return addMember(account.accountId, { permission: caller });
}

async function exampleFor(
  operation: Operation,
  person: Person | undefined,
  about = account,
): Promise<object> {
  return exampleOf(operation.path)(about, person);
}

/** Calls by people whom an operation refuses. They use the same input, unless an example names its caller. */
async function callsInVain({ operation, name, access }: Listed) {
  const refused = callers.filter((caller) => !isFor(access, name, caller));
  const isOneForAll = exampleOf(name).length <= 1;
  const same = isOneForAll && refused.length > 0 ? await exampleFor(operation, undefined, untouched) : {};
  const calls = [];
  for (const caller of refused) {
    const person = refusedCaller(caller);
    const input = isOneForAll ? same : await exampleFor(operation, person, untouched);
    const refusal = refusalOf(name, caller, access);
    calls.push({ who: caller, person, input, refusal });
    // Another account is refused as one that does not exist.
    if (caller === 'stranger' && isAccountScoped(access)) {
      expect(refusal).toEqual(forbidden);
      calls.push({ who: 'of no account', person, input: { ...input, accountId: nowhereId }, refusal });
    }
  }
  return calls;
}

it('opens exactly these operations to everyone', () => {
  const open = everyOperation.filter(({ contract }) => contract.access === 'public');
  expect(open.map(({ path }) => path).sort()).toEqual(publicOperations);
});

interface Listed {
  operation: Operation;
  name: string;
  access: Access;
  who: string;
}

const listed = everyOperation.map((operation): Listed => {
  const { access } = operation.contract;
  return { operation, name: operation.path, access, who: nameOf(access) };
});
const isAfterRedirect = ({ name }: { name: string }) => needRedirect.some((path) => path === name);
const isWaiting = ({ name }: { name: string }) => needWaiting.some((path) => path === name);
const all = listed.filter((entry) => !isAfterRedirect(entry) && !isWaiting(entry));

/**
 * Every run checks that each operation refuses. Successful answers are sampled, because other tests cover
 * them too.
 */
const sampled = sampleOf(all, 40);

describe('is answered to each of its callers:', () => {
  it.each(sampled)('$name is for $who', async ({ name, operation, access }) => {
    for (const caller of callers.filter((each) => isFor(access, name, each))) {
      const person = await makeCaller(caller);
      const response = await web(operation, await exampleFor(operation, person), person);
      expect(response.status, caller).toBe(200);
    }
  });
});

describe('is refused to everybody else, in an account as in none, and changes nothing for them:', () => {
  it.each(all)('$name is for $who', async (one) => {
    const calls = await callsInVain(one);
    const before = await fingerprint(untouched.accountId);
    for (const { who, person, input, refusal } of calls)
      expect(summaryOf(await web(one.operation, input, person)), who).toEqual(refusal);
    expect(await fingerprint(untouched.accountId)).toBe(before);
  });
});

// after-redirect.test.ts tests their effects after a redirect.
describe.each(listed.filter(isAfterRedirect))('$name', ({ operation }) => {
  it.each(callers)('is useless to %s without a redirect to a provider', async (caller) => {
    const person = await makeCaller(caller);
    const before = await fingerprint(account.accountId);
    const response = await web(operation, await exampleFor(operation, person), person);
    const key = operation.path === 'sso.complete' ? 'sso.oidc.configIdMissing' : 'sso.expired';
    expect(summaryOf(response)).toMatchObject({ status: 400, key });
    expect(await fingerprint(account.accountId)).toBe(before);
  });
});

// tests/contract/second-factor.test.ts tests their effects for a waiting sign-in.
describe.each(listed.filter(isWaiting))('$name', ({ operation }) => {
  it.each(callers)('is useless to %s without a pending sign-in', async (caller) => {
    const person = await makeCaller(caller);
    const response = await web(operation, await exampleFor(operation, person), person);
    expect(summaryOf(response)).toMatchObject({ status: 400, key: 'secondFactor.expired' });
  });
});

const forScripts = sampled.filter(({ operation, access }) => operation.contract.rest && access !== 'public');

describe('over REST', () => {
  it.each(forScripts)(
    '$name is refused without a token, and to a suspended person',
    async ({ operation, access }) => {
      const person = await makeCaller('suspended');
      const input = await exampleFor(operation, person);
      expect(summaryOf(await rest(operation, input))).toEqual(tokenMissing);
      if (typeof access !== 'object') return;
      expect(summaryOf(await rest(operation, input, person))).toEqual(suspended);
    },
  );

  it.each(forScripts)('$name is answered to a superadmin', async ({ operation }) => {
    const person = await makeCaller('superadmin');
    const response = await rest(operation, await exampleFor(operation, person), person);
    expect(response.status).toBe(200);
  });
});

const scoped = all.filter(({ access }) => isAccountScoped(access));

const withObject = scoped.flatMap(({ operation, name }) => {
  const fields = references.filter((field) => field in operation.contract.input.shape);
  return fields.map((field) => ({ operation, name, field }));
});

describe('of another account', () => {
  it.each(withObject)('$name answers by $field as for an unknown one', async ({ operation, field }) => {
    // This person passes the access rule, so the refusal is about the object.
    const person = await makeCaller('owner');
    // An example also turns on in its account what the operation needs.
    await exampleFor(operation, person);
    const input = await exampleFor(operation, person, elsewhere);
    const theirs = { ...input, accountId: account.accountId };
    const before = await fingerprint(elsewhere.accountId);
    const found = await web(operation, theirs, person);
    const missing = await web(operation, { ...theirs, [field]: nowhereId }, person);
    expect(summaryOf(found)).toEqual(summaryOf(missing));
    expect(found.status).toBe(404);
    expect(await fingerprint(elsewhere.accountId)).toBe(before);
  });
});

describe('the audit trail has each entry of', () => {
  it.each(sampled.filter(({ operation }) => operation.contract.kind === 'mutation'))(
    '$name',
    async ({ operation, access }) => {
      const person = await makeCaller(access === 'superadmin' ? 'superadmin' : 'owner');
      const response = await web(operation, await exampleFor(operation, person), person);
      expect(response.status).toBe(200);
      const entries = await sql.query(
        'select operation, outcome from "AuditEntry" where "requestId" = $1 order by "createdAt"',
        [response.headers['x-request-id']],
      );
      const { audit = [] } = operation.contract;
      const named =
        typeof audit === 'object' && 'either' in audit
          ? [expect.toBeOneOf([...audit.either])]
          : [audit].flat();
      if (beginningSessions.includes(operation.path)) named.push('auth.signOut');
      // A task that the call starts adds its own entries.
      expect(entries.slice(0, named.length)).toEqual(
        named.map((name: unknown) => ({ operation: name, outcome: 'success' })),
      );
    },
  );
});

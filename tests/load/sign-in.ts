/** The speed of sign-ins, their effect on other calls, and whether the time of a refusal reveals anything. */
import { getMemberAccounts } from '@campus/contracts/accounts/functions';
import { logIn } from '@campus/contracts/auth/functions';
import { demoPassword } from '@campus/local/demo/sign-ins';
import type { Stack } from '@campus/local/stack';
import { hashPassword } from '@campus/platform/areas/identity/passwords';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { type Figures, measureLoad, percentiles, type Target, timeOf, timesAtPace } from './measure.ts';
import { rounded, roundedTimes, twoDigits } from './report.ts';

const json = { 'content-type': 'application/json' };
const parse = { ...json, 'x-parse-application-id': 'campus' };
const credentials = JSON.stringify({ email: 'multi@campus.test', password: demoPassword });
const rounds = 3;

/**
 * Compares sign-ins at gateway and platform with Parse Server's own, on one database. Parse Server signs in a
 * person that it has signed up itself, because it supports only bcrypt hashes.
 */
export async function compareSignIns(stack: Stack, plainUrl: string): Promise<void> {
  const targets = [await withParse(stack, plainUrl), platformSignIn(stack), gatewaySignIn(stack)];
  const figures = new Map<Target, Figures[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round++)
    for (const target of targets) figures.get(target)?.push(await measureLoad(target, 8));
  const rows = targets.map((target) => ({ name: target.name, mean: meanOf(figures.get(target) ?? []) }));
  const own = rows[0]?.mean.requestsPerSecond ?? 0;
  console.log('\nSign-ins, connections: 8');
  console.table(
    Object.fromEntries(
      rows.map(({ name, mean }) => [
        name,
        { ...rounded(mean), 'of /login': twoDigits(mean.requestsPerSecond / own) },
      ]),
    ),
  );
}

/** Times other calls during sign-ins, compared with the same calls without them. */
export async function measureOthers(stack: Stack, sessionToken: string): Promise<void> {
  const [others, signIn] = [accountsOf(stack, sessionToken), platformSignIn(stack)];
  const [alone, beside]: [number[], number[]] = [[], []];
  const call = () => timesAtPace(() => others, 100, 10);
  await call();
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await call()));
    const [times] = await Promise.all([call(), timesAtPace(() => signIn, 20, 10)]);
    beside.push(...times);
  }
  const [quiet, busy] = [percentiles(alone), percentiles(beside)];
  console.log('\ngetMemberAccounts 100 times a second');
  console.table({
    'nobody signs in': roundedTimes(quiet),
    '20 sign-ins a second': { ...roundedTimes(busy), 'p99 of quiet': twoDigits(busy.p99 / quiet.p99) },
  });
}

/**
 * Compares refusal times for unknown emails and wrong passwords, each from a separate address. Each person
 * gets at most four wrong passwords, so that no one is locked out.
 */
export async function compareRefusals(stack: Stack): Promise<void> {
  const emails = await makePeople(stack, 100);
  const rows: Record<string, object> = {};
  for (const target of [platformSignIn(stack), gatewaySignIn(stack)]) {
    const [wrong, unknown]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < 200; attempt++) {
      const email = emails[attempt % emails.length] ?? '';
      wrong.push(await timeOf(refused(target, email, attempt), 400));
      unknown.push(await timeOf(refused(target, `nobody-${attempt}-${email}`, attempt), 400));
    }
    const [known, nobody] = [percentiles(wrong).p50, percentiles(unknown).p50];
    rows[target.name] = {
      'wrong password': twoDigits(known),
      'unknown email': twoDigits(nobody),
      ratio: twoDigits(nobody / known),
    };
  }
  console.log('\nThe median of 200 refusals, ms');
  console.table(rows);
}

async function withParse(stack: Stack, plainUrl: string): Promise<Target> {
  // Parse's own sign-up and sign-in accept only the master key here. The session is created in the same way.
  const headers = { ...parse, 'x-parse-master-key': stack.masterKey };
  const email = `signed-up-${Date.now()}@campus.test`;
  const person = JSON.stringify({ username: email, email, password: demoPassword });
  const signedUp = await fetch(`${plainUrl}/users`, { method: 'POST', headers, body: person });
  if (!signedUp.ok) throw new Error(`Parse Server signs up nobody: ${await signedUp.text()}`);
  return {
    name: 'Parse: /login (bcrypt)',
    method: 'POST',
    url: `${plainUrl}/login`,
    headers,
    body: JSON.stringify({ email, password: demoPassword }),
  };
}

function platformSignIn(stack: Stack): Target {
  const url = `${stack.urls.platform}/functions/${logIn.name}`;
  return { name: 'platform: logIn (argon2id)', method: 'POST', url, headers: parse, body: credentials };
}

function gatewaySignIn(stack: Stack): Target {
  const url = `${stack.urls.console}/api/v1/auth/sign-in`;
  return {
    name: 'gateway: auth.createToken (argon2id)',
    method: 'POST',
    url,
    headers: json,
    body: credentials,
  };
}

function accountsOf(stack: Stack, sessionToken: string): Target {
  return {
    name: 'platform: getMemberAccounts',
    method: 'POST',
    url: `${stack.urls.platform}/functions/${getMemberAccounts.name}`,
    headers: { ...parse, 'x-parse-session-token': sessionToken },
    body: '{}',
  };
}

async function makePeople(stack: Stack, count: number): Promise<string[]> {
  const sql = openDatabase(stack.urls.database, { connections: 1 });
  const passwordHash = await hashPassword(demoPassword);
  const names = Array.from({ length: count }, (_, nth) => `guessed-${Date.now()}-${nth}`);
  const emails = names.map((name) => `${name}@campus.test`);
  await insertUsers(
    sql,
    names.map((name, nth) => ({
      email: emails[nth] ?? '',
      username: name,
      displayName: name,
      firstName: 'Ada',
      lastName: 'Example',
      passwordHash,
    })),
  );
  await sql.close();
  return emails;
}

/** A sign-in that must be refused, from a new address for each attempt. */
function refused(target: Target, email: string, attempt: number): Target {
  return {
    ...target,
    headers: { ...target.headers, 'x-forwarded-for': `198.51.${attempt >> 8}.${attempt % 256}` },
    body: JSON.stringify({ email, password: 'Wrong-2026!' }),
  };
}

function meanOf(figures: readonly Figures[]): Figures {
  const mean = (name: keyof Figures) =>
    figures.reduce((sum, figure) => sum + figure[name], 0) / Math.max(1, figures.length);
  return {
    requestsPerSecond: mean('requestsPerSecond'),
    p50: mean('p50'),
    p95: mean('p95'),
    p99: mean('p99'),
    longest: Math.max(...figures.map(({ longest }) => longest)),
  };
}

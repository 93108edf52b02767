// @module-tag nightly
import {
  getsIn,
  guess,
  incorrect,
  newDevice,
  passSeconds,
  signIn,
  wrong,
} from '@campus/tests/areas/sign-ins';
import { makePerson, password, sql, unique, uniqueAddress } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { personOf } from './sign-in-failures.ts';

const hour = 3600;

function makePeople(count: number) {
  return Promise.all(Array.from({ length: count }, () => makePerson()));
}

/**
 * Repeats an attempt at this interval for an hour, including the time that attempts take. Returns how many
 * guesses were checked.
 */
async function guessForAnHour(
  address: string,
  every: number,
  tryAt: (second: number) => Promise<string>,
): Promise<number> {
  let judged = 0;
  let last = performance.now();
  for (let second = 0; second < hour; second += every) {
    if ((await tryAt(second)) === incorrect) judged += 1;
    const now = performance.now();
    await passSeconds({ address }, every - (now - last) / 1000);
    last = now;
  }
  return judged;
}

/** Guesses once from each address. Returns how many guesses were checked. */
async function oneByOne(email: string, addresses: readonly string[]): Promise<number> {
  let judged = 0;
  for (const address of addresses) judged += await guess(email, { address }, 1);
  return judged;
}

describe('a hundred people behind one address, one of whom guesses passwords for an hour', () => {
  it('lets everyone else sign in: the victim at a known device, newcomers, and people who mistype', async () => {
    const address = uniqueAddress();
    const [victim, ...others] = await makePeople(99);
    const email = victim?.email ?? '';
    const device = newDevice();
    expect(await getsIn(email, { address, device })).toBe(true);
    const judged = await guessForAnHour(address, 10, async (second) => {
      const answer = await signIn(email, wrong, { address });
      const newcomer = second % 40 === 0 ? others.pop() : undefined;
      if (newcomer) {
        if (others.length % 3 === 0) await guess(newcomer.email, { address }, 2);
        expect(await getsIn(newcomer.email, { address })).toBe(true);
      }
      if (second % 600 === 0) expect(await getsIn(email, { address, device })).toBe(true);
      return answer;
    });
    expect(others.length).toBeLessThan(20);
    expect(judged).toBeGreaterThan(5);
    expect(judged).toBeLessThanOrEqual(20);
  });

  it('lets newcomers sign in while the guesser tries many people', async () => {
    const address = uniqueAddress();
    const guessed = await makePeople(10);
    const newcomers = await makePeople(12);
    const judged = await guessForAnHour(address, 20, async (second) => {
      const target = guessed[(second / 20) % guessed.length];
      if (second % 300 === 0) expect(await getsIn(newcomers.pop()?.email ?? '', { address })).toBe(true);
      return signIn(target?.email ?? '', wrong, { address });
    });
    expect(newcomers).toHaveLength(0);
    expect(judged).toBeLessThanOrEqual(100);
  });

  it('judges at most a hundred guesses of one password for many people, and lets known devices in', async () => {
    const address = uniqueAddress();
    const members = await makePeople(60);
    const device = newDevice();
    for (const { email } of members) expect(await getsIn(email, { address, device })).toBe(true);
    const judged = await guessForAnHour(address, 10, (second) => {
      const known = members[(second / 10) % members.length]?.email ?? '';
      return signIn(second % 20 === 0 ? known : `nobody-${unique()}@campus.test`, wrong, { address });
    });
    expect(judged).toBeGreaterThan(40);
    expect(judged).toBeLessThanOrEqual(100);
    for (const { email } of members) expect(await getsIn(email, { address, device })).toBe(true);
  });

  it('keeps tries for the people known there while a stranger invents emails', async () => {
    const address = uniqueAddress();
    const [member, stranger] = await makePeople(2);
    expect(await getsIn(member?.email ?? '', { address })).toBe(true);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signIn(`nobody-${unique()}@campus.test`, wrong, { address })),
    );
    expect(answers.filter((answer) => answer === incorrect).length).toBeLessThanOrEqual(30);
    expect(await getsIn(member?.email ?? '', { address })).toBe(true);
    expect(await getsIn(stranger?.email ?? '', { address })).toBe(false);
    await passSeconds({ address }, hour / 2);
    expect(await getsIn(stranger?.email ?? '', { address })).toBe(true);
  });

  it('records the guesses that are judged, and counts the others', async () => {
    const { email, userId } = await makePerson();
    await guess(email, { address: uniqueAddress() }, 12);
    const entries = await sql.query(
      `select from "AuditEntry" where "targetId" = $1 and operation = 'auth.signIn' and outcome = 'refused'`,
      [userId],
    );
    expect(entries).toHaveLength(5);
  });

  it('counts texts that are not emails too', async () => {
    const address = uniqueAddress();
    expect(await guess('not an email', { address }, 8)).toBe(5);
  });
});

describe('fifty machines that guess the password of one person', () => {
  it('get twenty judged tries in half an hour, and lock nobody out at a known device or network', async () => {
    const { email } = await makePerson();
    const [home, device] = [uniqueAddress(), newDevice()];
    expect(await getsIn(email, { address: home, device })).toBe(true);
    const machines = Array.from({ length: 50 }, uniqueAddress);
    const judged: number[] = [await oneByOne(email, machines)];
    for (let round = 1; round < 4; round++) {
      await passSeconds({ person: personOf(email) }, hour / 4);
      const answers = await Promise.all(machines.map((address) => signIn(email, wrong, { address })));
      judged.push(answers.filter((answer) => answer === incorrect).length);
    }
    expect(judged.slice(0, 2)).toEqual([20, 0]);
    // Each of several simultaneous attempts sees the ones counted after it, so fewer are checked than
    // allowed, but never more.
    expect((judged[2] ?? 0) + (judged[3] ?? 0)).toBeLessThanOrEqual(20);
    expect(await getsIn(email, { address: uniqueAddress() })).toBe(false);
    expect(await getsIn(email, { address: uniqueAddress(), device })).toBe(true);
    expect(await getsIn(email, { address: home })).toBe(true);
  });

  it('count at networks from which the person has not signed in for 90 days', async () => {
    const { email, userId } = await makePerson();
    const home = uniqueAddress();
    await signIn(email, password, { address: home });
    await sql.query(`update sign_in_address set seen = seen - interval '91 days' where "user" = $1`, [
      userId,
    ]);
    await Promise.all(Array.from({ length: 20 }, () => signIn(email, wrong, { address: uniqueAddress() })));
    expect(await getsIn(email, { address: home })).toBe(false);
  });
});

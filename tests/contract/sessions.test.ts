import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { openBrowser, type TestBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { makePerson, type Person, password } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();

async function signIn({ email }: Person, userAgent = 'Firefox'): Promise<TestBrowser> {
  const browser = openBrowser(gateway);
  await browser.call('auth.signIn', { email, password }, { 'user-agent': userAgent });
  return browser;
}

async function sessionsIn(browser: TestBrowser): Promise<OwnSession[]> {
  return ((await browser.ask('sessions.list')).data as { items: OwnSession[] }).items;
}

describe("the caller's own sessions", () => {
  it('list place and program, and never the token', async () => {
    const person = await makePerson();
    const browser = await signIn(person, 'Mozilla/5.0 Firefox/140');
    const [current, other] = await sessionsIn(browser);
    expect(current).toEqual({
      id: expect.stringMatching(/^\w+$/),
      userAgent: 'Mozilla/5.0 Firefox/140',
      address: '127.0.0.1',
      method: 'password',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      current: true,
    });
    expect(other).toMatchObject({ current: false });
  });

  it('can be ended one by one, and end at once elsewhere', async () => {
    const person = await makePerson();
    const [here, there] = [await signIn(person), await signIn(person, 'Chrome')];
    expect(await there.user()).toMatchObject({ id: person.userId });
    const session = (await sessionsIn(here)).find(({ userAgent }) => userAgent === 'Chrome');
    await here.call('sessions.end', { sessionId: session?.id });
    expect(await there.user()).toBeNull();
    expect(await here.user()).toMatchObject({ id: person.userId });
  });

  it('can be ended all but this one', async () => {
    const person = await makePerson();
    const [here, there] = [await signIn(person), await signIn(person)];
    // The third session is the one from makePerson.
    expect((await here.call('sessions.endOthers', {})).data).toEqual({ ended: 2 });
    expect(await there.user()).toBeNull();
    expect(await sessionsIn(here)).toHaveLength(1);
  });

  it('include this one; ending it removes the cookie', async () => {
    const browser = await signIn(await makePerson());
    const [current] = await sessionsIn(browser);
    await browser.call('sessions.end', { sessionId: current?.id });
    expect([...browser.cookies.keys()]).toEqual(['campus_device']);
  });

  it('cannot be ended by other people', async () => {
    const [victim, attacker] = [await signIn(await makePerson()), await signIn(await makePerson())];
    const [session] = await sessionsIn(victim);
    const answer = await attacker.call('sessions.end', { sessionId: session?.id });
    expect(answer).toMatchObject({ status: 404, message: 'This session has ended already.' });
    expect(await victim.user()).not.toBeNull();
  });
});

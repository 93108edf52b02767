import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { updateMember } from '@campus/contracts/members/functions';
import { claim } from '@campus/local/ports';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { makePerson } from '@campus/tests/world/world';
import { expect, it, onTestFinished } from 'vitest';

const wide = `{"email":[${'{},'.repeat(330_000)}{}]}`;
const excess = { status: 413, key: 'request.tooLarge' };
const slowed = { status: 429, key: 'request.tooMany', connection: 'close' };

it('a sender of many excessive bodies is slowed down before they are read, and no other sender is', async () => {
  const platform = startPlatformProcess(await claim(0), { RATE_LIMITS: 'on' });
  onTestFinished(async () => {
    platform.stop();
    await platform.ended;
  });
  await platform.ready();
  const send = async (name: string, body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${platform.url}/parse/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-parse-application-id': 'campus', ...headers },
      body,
    });
    const { key } = (await response.json()) as { key?: string };
    return { status: response.status, key, connection: response.headers.get('connection') };
  };
  for (let body = 0; body < 20; body++) expect(await send(logIn.name, wide)).toMatchObject(excess);
  const invented = { 'x-parse-session-token': `r:${'0'.repeat(32)}` };
  // Small enough to be sent completely before the connection is closed, so that the client can read the
  // response.
  const large = JSON.stringify({ email: 'x'.repeat(5_000) });
  expect(await send(logIn.name, large)).toEqual(slowed);
  // By the second time, the invented session has already been refused.
  for (let time = 0; time < 2; time++) expect(await send(logIn.name, large, invented)).toEqual(slowed);

  const wrong = JSON.stringify({ email: 'nobody@campus.test', password: 'x' });
  expect(await send(logIn.name, wrong)).toMatchObject({ status: 400, key: 'auth.incorrect' });
  const { sessionToken } = await makePerson();
  const session = { 'x-parse-session-token': sessionToken };
  expect(await send(checkSession.name, '{}', session)).toMatchObject({ status: 200 });
  const judged = await send(updateMember.name, large, session);
  expect(judged).toMatchObject({ status: 400, connection: 'keep-alive' });
  // A gateway forwards calls of many people.
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await send(logIn.name, wide, forwarded)).toMatchObject(excess);
});

import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { answers, refuses } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { wireCaller } from '../testing/answers.ts';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const started = '2026-11-01T00:00:00.000Z';
const ownSession = (id: string, current: boolean): OwnSession => ({
  id,
  userAgent: '',
  address: '',
  method: 'password',
  createdAt: started,
  lastUsedAt: started,
  expiresAt: started,
  current,
});
const platform = {
  checkAccess: answers(wireCaller),
  getSessions: answers({ sessions: [ownSession('s1', true), ownSession('s2', false)], total: 2 }),
  endSession: answers({}),
};

async function signedIn(functions = platform) {
  const { app, sealed, received } = await gatewayOn(functions);
  const browser = openBrowser(app);
  browser.jar.set('__Host-campus_session', sealed);
  return { browser, received };
}

it.each([
  ['s1', 0],
  ['s2', 1],
])('ending %s leaves the browser with %d sessions', async (sessionId, left) => {
  const { browser } = await signedIn();
  answerOf(await browser.call('sessions.end', { sessionId }));
  expect(browser.jar.size).toBe(left);
});

it('keeps its own session when ending it fails', async () => {
  const { browser } = await signedIn({
    ...platform,
    endSession: refuses(101, 'This session has ended already.'),
  });
  expect(refusalOf(await browser.call('sessions.end', { sessionId: 's1' }))).toMatchObject({ status: 404 });
  expect(browser.jar.size).toBe(1);
});

it('does not remember whose session it ended', async () => {
  const { browser, received } = await signedIn();
  const sealed = browser.jar.get('__Host-campus_session') ?? '';
  await browser.call('sessions.end', { sessionId: 's1' });
  browser.jar.set('__Host-campus_session', sealed);
  await browser.ask('sessions.list', {});
  expect(received.filter(({ path }) => path.endsWith('/checkAccess'))).toHaveLength(2);
});

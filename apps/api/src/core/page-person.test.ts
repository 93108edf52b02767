import { personHeader } from '@campus/contracts/core/person-header';
import { answers } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { fileOperations, operations } from '../http/operations.ts';
import { gatewayOn } from '../testing/gateway.ts';

async function windowOf(userId: string) {
  const gateway = await gatewayOn({ logOut: answers({}) });
  const headers = {
    cookie: `__Host-campus_session=${gateway.sealed}`,
    'x-campus-request': '1',
    [personHeader]: userId,
  };
  return { ...gateway, headers };
}

const needsSession = operations.filter(
  ({ path, contract }) => contract.access !== 'public' || path === 'auth.signOut',
);

it('a page of another person than the one of the session gets nothing done and nothing told', async () => {
  const { app, headers, received } = await windowOf('someone-else');
  expect(needsSession.length).toBeGreaterThan(150);
  for (const { path, contract } of needsSession) {
    const isQuery = contract.kind === 'query';
    const response = await app.inject({
      method: isQuery ? 'GET' : 'POST',
      url: `/trpc/${path}${isQuery ? '?input=%7B%7D' : ''}`,
      headers,
      ...(!isQuery && { payload: {} }),
    });
    expect([path, response.statusCode, response.json().error?.data.key]).toEqual([
      path,
      409,
      'session.otherPerson',
    ]);
  }
  expect(received).toEqual([]);
});

it('nor does it send or get a file', async () => {
  const { app, headers, received } = await windowOf('someone-else');
  expect(fileOperations.length).toBeGreaterThan(10);
  for (const { path, contract } of fileOperations) {
    if (!contract.rest || contract.access === 'public') continue;
    const url = `/files${contract.rest.path.replaceAll(/\{\w+\}/g, 'a1')}`;
    const response = await app.inject({ method: contract.rest.method, url, headers });
    expect([path, response.statusCode, response.json().error?.data.key]).toEqual([
      path,
      409,
      'session.otherPerson',
    ]);
  }
  expect(received).toEqual([]);
});

it('nor does it link an identity to the other person', async () => {
  const { app, headers, received } = await windowOf('someone-else');
  const payload = { kind: 'google', purpose: 'link' };
  const response = await app.inject({ method: 'POST', url: '/trpc/sso.start', headers, payload });
  expect(response.json().error?.data.key).toBe('session.otherPerson');
  expect(received.filter(({ path }) => path.endsWith('/requireFreshProof'))).toEqual([]);
});

it('a page of the same person, and one that shows nobody, go on', async () => {
  const { app, headers, received } = await windowOf('u1');
  const { [personHeader]: _, ...nobody } = headers;
  for (const sent of [headers, nobody]) {
    const response = await app.inject({
      method: 'POST',
      url: '/trpc/auth.signOut',
      headers: sent,
      payload: {},
    });
    expect(response.statusCode).toBe(200);
  }
  expect(received).toHaveLength(2);
});

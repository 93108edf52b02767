import { refuses } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const busy = refuses(155, 'Busy.', 400, { key: 'request.busy', params: { seconds: 2 } });

it('further calls of a person who was refused again and again are held up, calls of others are not', async () => {
  const { app, received, sealedFor } = await gatewayOn({ ...accountAccessAs('admin'), getMembersInfo: busy });
  const read = async (user: string) => {
    const authorization = `Bearer ${await sealedFor(user)}`;
    await app.inject({ url: '/api/v1/accounts/a1/members', headers: { authorization } });
    return user;
  };
  await Promise.all(Array.from({ length: 20 }, () => read('ana')));
  const sent = received.length;
  const held = read('ana');
  expect(await Promise.race([held, read('ben')])).toBe('ben');
  const ofAna = received.slice(sent).filter(({ headers }) => headers['x-parse-session-token'] === 'r:of-ana');
  expect(ofAna).toEqual([]);
  await held;
});

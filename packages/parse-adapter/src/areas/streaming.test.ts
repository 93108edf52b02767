import { expect, it } from 'vitest';
import { platformThat } from '../testing/platform.ts';
import { answers, resets, sends } from '../testing/upstream.ts';

const here = 'http://localhost:3000/launch/demo';

it('takes a world that is not enrolled in GDN as one that is not streamed', async () => {
  const { platform } = await platformThat(sends(404, '{"status":404,"title":"Not Found","detail":"No."}'));
  expect(await platform.streaming.gdnStatus('demo')).toBeUndefined();
});

it('does not take another failure for it', async () => {
  const { platform } = await platformThat(sends(500, '{"detail":"Broken."}'));
  await expect(platform.streaming.gdnStatus('demo')).rejects.toMatchObject({ message: 'Broken.' });
});

it.each([
  [404, 'notFound'],
  [403, 'forbidden'],
  [400, 'invalid'],
  [502, 'unavailable'],
])('tells of an answer %i with its status and detail', async (status, kind) => {
  const { platform } = await platformThat(sends(status, JSON.stringify({ status, detail: 'So it is.' })));
  for (const call of ['gdnUrl', 'gdnUrlBypass'] as const)
    await expect(platform.streaming[call]('demo', here)).rejects.toMatchObject({
      kind,
      key: 'streaming.gdnFailed',
      message: `Error getting GDN streaming URL: ${status} - So it is.`,
    });
});

it('tells of a platform that does not answer', async () => {
  const { platform } = await platformThat(resets);
  const silent = { key: 'streaming.noAnswer' };
  const at = { loginUrl: here, logoutUrl: here };
  await expect(platform.streaming.gdnUrlBypass('demo', here)).rejects.toMatchObject(silent);
  await expect(platform.streaming.campusUrl('a1', at)).rejects.toMatchObject(silent);
});

it('says of a session that has ended what is said everywhere', async () => {
  const { platform } = await platformThat(sends(401, '{"detail":"Gone."}'));
  await expect(platform.streaming.gdnUrl('demo', here)).rejects.toMatchObject({ kind: 'signedOut' });
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/gdn', ''])(
  'never hands on an address that no browser should be sent to: %j',
  async (address) => {
    const refused = { key: 'streaming.badAddress' };
    const gdn = await platformThat(sends(200, JSON.stringify(address)));
    await expect(gdn.platform.streaming.gdnUrlBypass('demo', here)).rejects.toMatchObject(refused);
    const campus = await platformThat(answers({ url: address }));
    const at = { loginUrl: here, logoutUrl: here };
    await expect(campus.platform.streaming.campusUrl('a1', at)).rejects.toMatchObject(refused);
  },
);

import { updateMember } from '@campus/contracts/members/functions';
import { claim } from '@campus/local/ports';
import { callPlatform } from '@campus/tests/calls/platform';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { makeAccount, makePerson } from '@campus/tests/world/world';
import { expect, it, onTestFinished } from 'vitest';

it('tells only programs of this machine how many changes of strangers were refused', async () => {
  const platform = startPlatformProcess(await claim(0));
  onTestFinished(async () => {
    platform.stop();
    await platform.ended;
  });
  await platform.ready();
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${platform.url}/metrics`, { headers });
    return { status: response.status, text: await response.text() };
  };
  expect((await read()).text).toMatch(/^campus_unrecorded_refusals_total 0$/m);
  const { accountId } = await makeAccount();
  const { sessionToken } = await makePerson();
  const change = { accountId, username: 'anybody', attributes: { title: 'X' } };
  const at = { platform: `${platform.url}/parse` };
  for (let time = 0; time < 2; time++)
    await expect(callPlatform(updateMember, change, sessionToken, at)).rejects.toThrow();
  expect((await read()).text).toMatch(/^campus_unrecorded_refusals_total 2$/m);
  expect(await read({ 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ status: 404 });
});

it('tells every program that sends the configured token', async () => {
  const token = 'a-token-of-sixteen';
  const platform = startPlatformProcess(await claim(0), { METRICS_TOKEN: token });
  onTestFinished(async () => {
    platform.stop();
    await platform.ended;
  });
  await platform.ready();
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${platform.url}/metrics`, { headers })).status;
  expect(await statusOf({})).toBe(404);
  expect(await statusOf({ authorization: 'Bearer another-of-sixteen' })).toBe(404);
  expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
});

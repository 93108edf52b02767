import { updateMember } from '@campus/contracts/members/functions';
import { claim } from '@campus/local/ports';
import { callPlatform } from '@campus/tests/calls/platform';
import { startPlatformProcess, startWorkerProcess } from '@campus/tests/stack/platform-process';
import { stack } from '@campus/tests/stack/stack';
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

it('measures jobs, mails, tasks, disk, database, and build in platform, worker, and usage-search service', async () => {
  const worker = startWorkerProcess(await claim(0));
  onTestFinished(async () => {
    worker.stop();
    await worker.ended;
  });
  await worker.ready();
  const platform = new URL(stack.urls.platform).origin;
  for (const [part, url] of Object.entries({ platform, worker: worker.url, usage: stack.urls.usage })) {
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(
      new RegExp(`^campus_build_info\\{part="${part}",version="\\S+",revision="\\w*"\\} 1$`, 'm'),
    );
    expect(text).toMatch(/^campus_database_reachable 1$/m);
    for (const name of ['campus_database_size_bytes', 'campus_files_free_bytes', 'campus_files_size_bytes'])
      expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(2 ** 20);
    for (const name of ['campus_jobs_waiting', 'campus_jobs_failed', 'campus_oldest_job_seconds'])
      expect(text).toMatch(new RegExp(`^${name}\\{queue="invitation-mail"\\} \\S+$`, 'm'));
    expect(text).toMatch(/^campus_open_tasks\{status="planned"\} \d+$/m);
    expect(text).toMatch(/^campus_mails_total\{outcome="failed"\} \d+$/m);
    expect(text).toMatch(/^campus_recent_sign_in_failures \d+$/m);
  }
});

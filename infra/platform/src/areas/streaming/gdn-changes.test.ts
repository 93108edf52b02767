import { text } from '@campus/contracts/core/text';
import { getSettings } from '@campus/contracts/settings/functions';
import { askRoute, makeStreamingWorld } from '@campus/tests/areas/streaming';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const ask = (world: string, token?: string, put?: object) =>
  askRoute(`/GFN/AccountStatus/${world}`, {}, token, put);

it('INT-015 INT-024 INT-025 changes the given field only, trimmed, and answers the updated status', async () => {
  const { world, people } = await makeStreamingWorld();
  const { sessionToken } = people.admin;
  const named = { enabled: true, showLaunchButton: true, launchButtonLabel: 'Play' };
  expect(await ask(world, sessionToken, { launchButtonLabel: ' Play ' })).toEqual({
    status: 200,
    body: named,
  });
  const hidden = { ...named, showLaunchButton: false };
  expect(await ask(world, sessionToken, { showLaunchButton: false })).toEqual({ status: 200, body: hidden });
  expect(await ask(world, people.member.sessionToken)).toEqual({ status: 200, body: hidden });
});

it('INT-025 a change is in the history of the setting that the page shows', async () => {
  const { accountId, world, people } = await makeStreamingWorld();
  const { sessionToken, email } = people.admin;
  await ask(world, sessionToken, { launchButtonLabel: 'Play' });
  const shown = await callPlatform(getSettings, { accountId, page: 'integrations' }, sessionToken);
  const label = shown.find(({ setting }) => setting === 'ServerConfig.gdnStreaming.launchButtonLabel');
  expect(label).toMatchObject({ value: 'Play', changed: { by: email, from: 'GDN Streaming', to: 'Play' } });
});

it.each(['', '  '])('INT-025 refuses the label "%s" with a detail', async (launchButtonLabel) => {
  const { world, people } = await makeStreamingWorld();
  const answer = await ask(world, people.owner.sessionToken, { launchButtonLabel });
  expect(answer).toMatchObject({ status: 400, body: { detail: text('settings.textMissing') } });
});

it('INT-024 INT-025 refuses moderators, strangers, no session, and worlds that are not enrolled', async () => {
  const { world, people } = await makeStreamingWorld();
  const change = { showLaunchButton: false };
  const stranger = (await makeAccount()).people.owner.sessionToken;
  expect(await ask(world, people.moderator.sessionToken, change)).toMatchObject({ status: 403 });
  expect(await ask(world, stranger, change)).toMatchObject({ status: 404 });
  expect(await ask(world, undefined, change)).toMatchObject({ status: 401 });
  const none = await makeStreamingWorld({}, {});
  expect(await ask(none.world, none.people.owner.sessionToken, change)).toMatchObject({ status: 404 });
});

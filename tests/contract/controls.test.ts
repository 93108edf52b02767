import type { AppRouter } from '@campus/api/router';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import { expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;

type Inputs = inferRouterInputs<AppRouter>['controls'];
type Statuses = Inputs['saveStatuses']['statuses'];

const library = { name: 'Library', url: 'https://library.example.org' };
const shop = { name: 'Shop', url: 'https://shop.example.org', locations: { gearmenu: false, login: true } };

it('CTL-039 CTL-041 saves custom options and reads them in their order', async () => {
  const { accountId, people } = await makeAccount();
  const { controls } = as(people.admin);
  const { options } = await controls.saveOptions.mutate({ accountId, options: [library, shop] });
  expect(options).toMatchObject([
    { ...library, index: 0, locations: { gearmenu: true, login: true } },
    { ...shop, index: 1 },
  ]);
  expect(await as(people.member).controls.options.query({ accountId })).toEqual({ options, maxAllowed: 20 });
});

it('keeps changes that another person has made since, and reports fields changed by both', async () => {
  const { accountId, people } = await makeAccount();
  const { controls } = as(people.admin);
  const { options } = await controls.saveOptions.mutate({ accountId, options: [library, shop] });
  const saved = options.map(({ index: _, ...option }) => option);
  const basedOn = { items: saved, moved: [] };
  const named = (name: string, of: string) =>
    saved.map((option) => (option.name === of ? { ...option, name } : option));
  await controls.saveOptions.mutate({ accountId, options: named('Books', 'Library'), basedOn });
  const both = await controls.saveOptions.mutate({ accountId, options: named('Goods', 'Shop'), basedOn });
  expect(both.options.map(({ name }) => name)).toEqual(['Books', 'Goods']);
  const collision = controls.saveOptions.mutate({ accountId, options: named('Reading', 'Library'), basedOn });
  expect(await refusalOf(collision)).toMatchObject({ status: 409, key: 'list.changedMeanwhile' });
});

it('CTL-040 saves custom statuses and reads them in their order', async () => {
  const { accountId, people } = await makeAccount();
  const { controls } = as(people.admin);
  const { statuses } = await controls.saveStatuses.mutate({
    accountId,
    statuses: [{ status: 'Busy' }, { status: 'Away', active: false }],
  });
  expect(statuses).toMatchObject([
    { status: 'Busy', order: 0, active: true },
    { status: 'Away', order: 1, active: false },
  ]);
  expect(await as(people.member).controls.statuses.query({ accountId })).toEqual({ statuses, enabled: true });
});

it('CTL-039 is refused by the gateway where the page is closed to the role', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'owner', ['inWorldControls']);
  const { controls } = as(people.admin);
  const calls = [
    controls.saveOptions.mutate({ accountId, options: [library] }),
    controls.saveStatuses.mutate({ accountId, statuses: [{ status: 'Busy' }] }),
  ];
  expect(await Promise.all(calls.map(refusalOf))).toMatchObject(
    calls.map(() => ({ status: 403, key: 'access.forbidden' })),
  );
});

it.each<[string, Inputs['saveOptions']['options'], string]>([
  ['no name', [{ ...library, name: ' ' }], 'A custom option needs a name.'],
  [
    'a URL without http',
    [{ ...library, url: 'library.example.org' }],
    'The URL must start with http or https.',
  ],
])('CTL-039 refuses an option with %s before it reaches the platform', async (_, options, message) => {
  const { accountId, people } = await makeAccount();
  const saved = as(people.admin).controls.saveOptions.mutate({ accountId, options });
  expect(await refusalOf(saved)).toMatchObject({ status: 400, message });
});

it.each<[string, Statuses, string]>([
  [
    'a blank one',
    [{ status: ' ' }],
    'Each status must contain at least one character that is not whitespace.',
  ],
  [
    'the same one twice',
    [{ status: 'Busy' }, { status: 'BUSY' }],
    'Each status must be unique among all statuses.',
  ],
  ['none that is active', [{ status: 'Busy', active: false }], 'At least one status needs to be active.'],
])('CTL-036 CTL-037 CTL-038 refuses statuses with %s', async (_, statuses, message) => {
  const { accountId, people } = await makeAccount();
  const saved = as(people.admin).controls.saveStatuses.mutate({ accountId, statuses });
  expect(await refusalOf(saved)).toMatchObject({ status: 400, message });
});

import { readConfig } from '@campus/platform/foundation/config';
import { expect, it } from 'vitest';
import { demoConfiguration, relecloud } from './accounts.ts';
import { signIns } from './sign-ins.ts';
import { smallAccountRecords, smallAccounts } from './small-accounts.ts';

const config = readConfig({
  DATABASE_URL: 'postgres://campus:secret@127.0.0.1:5432/campus',
  PARSE_MASTER_KEY: 'a-Master-key-of-any-kind',
  TOKEN_SECRET: 'a secret that only tests use, of any kind',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  FILES_DIR: '/tmp',
  ...demoConfiguration,
});

it('ACCT-039 INV-023 RPM-012 every configured list names an account or world of the demo', () => {
  const accounts = new Set(signIns.flatMap(({ memberships }) => memberships.map(([account]) => account)));
  const lists = [
    config.hiddenAccountIds,
    config.separateDownloadAccountIds,
    config.protectedAccountIds,
    config.teamSuiteNoteAccountIds,
    Object.keys(config.movedAccounts),
  ];
  for (const ids of lists) {
    expect(ids).not.toEqual([]);
    for (const account of ids) expect(accounts).toContain(account);
  }
  const worlds = smallAccountRecords.map(({ world }) => world?.name);
  const { DEMO_WORLDS, CONTACT_WORLDS, PHONE_WORLDS } = demoConfiguration;
  for (const world of [DEMO_WORLDS, CONTACT_WORLDS, PHONE_WORLDS]) expect(worlds).toContain(world);
});

it('ACCT-039 a member of the hidden account has others to choose from', () => {
  const inside = signIns.filter(({ memberships }) => memberships.some(([id]) => id === relecloud));
  expect(inside.map(({ name }) => name)).toEqual(['multi']);
  expect(inside[0]?.memberships.length).toBeGreaterThan(2);
});

it('INV-023 members of the account with separate downloads find one for each system', () => {
  expect(config.separateDownloadAccountIds).toEqual([smallAccounts.invitesOnly]);
  expect(config.downloads.windows).toMatch(/windows$/);
  expect(config.downloads.mac).toMatch(/mac$/);
});

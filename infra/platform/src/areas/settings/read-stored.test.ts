import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { readStored } from './read-stored.ts';

it('INT-023 has the settings of GDN only where its status call can answer', async () => {
  const { accountId } = await makeSettingsAccount();
  const factsWith = async (gdn: { url: string; secret: string } | undefined) => {
    const config = { streaming: { gdn, campus: undefined } };
    return (await readStored({ sql, services: { config } }, accountId)).facts;
  };
  expect(await factsWith({ url: 'https://gdn.test', secret: 'x'.repeat(32) })).toMatchObject({
    isGdnEnabled: true,
  });
  expect(await factsWith(undefined)).toMatchObject({ isGdnEnabled: false });
});

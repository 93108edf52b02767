import type { AccountOutline } from '@campus/contracts/accounts/accounts';
import type { Call } from '../../call/call.ts';
import { insertAccounts } from '../../foundation/records/accounts.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { claimOrganizationName, freeWorldName } from './account-names.ts';

interface Wanted {
  organizationName: string;
  outline: AccountOutline;
}

/** Creates an account with its world, server configuration, and six roles, but no members. Returns the id. */
export async function createAccount(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { organizationName, outline }: Wanted,
): Promise<string> {
  const target = { type: 'account', label: organizationName };
  audit.note({ target: { ...target, id: '' } });
  await claimOrganizationName(sql, organizationName);
  const { worldBuildVersion, ...settings } = outline;
  const id = newObjectId();
  const world = { name: await freeWorldName(sql, organizationName), buildVersion: worldBuildVersion };
  await insertAccounts(sql, [{ id, organizationName, world, ...settings }]);
  audit.note({
    account: id,
    target: { ...target, id },
    after: { organizationName, worldName: world.name, ...outline },
  });
  return id;
}

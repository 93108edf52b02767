import { readSecrets } from '@campus/local/secrets';
import { insertSpaces, type NewSpace } from '@campus/platform/areas/private-spaces/insert-spaces';
import type { NewAccount } from '@campus/platform/foundation/records/accounts';
import { privateSpaceTypeTable } from '@campus/platform/foundation/schema/tables/private-space';
import { stack } from '../stack/stack.ts';
import { makeAccount, sql, type TestAccount, unique } from '../world/world.ts';

/** A type of private space with its price. */
export interface SpaceTypeExample {
  id: string;
  name: string;
  pricingId: string;
}

/** An account that allows private spaces and offers two types. */
export interface SpacesAccount extends TestAccount {
  suite: SpaceTypeExample;
  hall: SpaceTypeExample;
}

export async function makeSpacesAccount(overrides: Partial<NewAccount> = {}): Promise<SpacesAccount> {
  const account = await makeAccount({ dashboardOptions: { isPrivateSpacesAllowed: true }, ...overrides });
  const [suite, hall] = [await makeSpaceType(account, 'Suite'), await makeSpaceType(account, 'Hall')];
  return { ...account, suite, hall };
}

export async function makeSpaceType(
  { accountId }: Pick<TestAccount, 'accountId'>,
  name: string,
): Promise<SpaceTypeExample> {
  const pricingId = `price${unique()}`;
  const [id = ''] = await privateSpaceTypeTable.insert(sql, [{ accountId, name, maxUsers: 25, pricingId }]);
  return { id, name, pricingId };
}

/** Adds spaces of this type to an account; active and with the same owner by default. */
export async function makeSpaces(
  accountId: string,
  type: SpaceTypeExample,
  spaces: readonly Partial<NewSpace>[],
): Promise<string[]> {
  return insertSpaces(
    sql,
    await readSecrets(stack.data.path),
    spaces.map((space) => ({
      accountId,
      spaceTypeId: type.id,
      type: type.name,
      name: `Space ${unique()}`,
      maxUsers: 25,
      ownerName: 'Ada Example',
      ownerEmail: 'ada@campus.test',
      statusChangedAt: new Date(),
      ...space,
    })),
  );
}

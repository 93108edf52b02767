import type { SpacePrice } from '@campus/contracts/private-spaces/private-spaces';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { privateSpaceTypeTable } from '../../foundation/schema/tables/private-space.ts';

export type SpaceTypeRow = Pick<
  RowOf<typeof privateSpaceTypeTable>,
  'id' | 'name' | 'maxUsers' | 'pricingId'
>;

const keys = ['id', 'name', 'maxUsers', 'pricingId'] as const;

/** Returns the types of private spaces that an account's world offers, sorted by name. */
export function readSpaceTypes(sql: Queryable, accountId: string): Promise<SpaceTypeRow[]> {
  return privateSpaceTypeTable.query(sql, keys, 'where account = $1 order by search_key(name), "objectId"', [
    accountId,
  ]);
}

/** Returns the type with this price; undefined if the account's world offers none. */
export function findPricedType(
  sql: Queryable,
  { accountId, pricingId }: { accountId: string; pricingId: string },
): Promise<SpaceTypeRow | undefined> {
  return privateSpaceTypeTable.one(sql, keys, 'where account = $1 and "pricingId" = $2', [
    accountId,
    pricingId,
  ]);
}

/** Returns a type in the format of the price list. */
export function priceOf({ id, name, pricingId }: SpaceTypeRow): SpacePrice {
  return { id: pricingId, product: { id, name } };
}

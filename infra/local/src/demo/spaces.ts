import { type SpaceStatus, spaceNameOf } from '@campus/domain/private-spaces/private-spaces';
import { insertSpaces } from '@campus/platform/areas/private-spaces/insert-spaces';
import type { PlatformConfig } from '@campus/platform/foundation/config';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { privateSpaceTypeTable } from '@campus/platform/foundation/schema/tables/private-space';
import { demoCampus } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { Random } from './random.ts';

const count = 240;

const types = [
  { id: 'SpaceSuite', name: 'Team suite', maxUsers: 25, pricingId: 'PriceSuite' },
  { id: 'SpaceStudy', name: 'Study room', maxUsers: 8, pricingId: 'PriceStudy' },
  { id: 'SpaceHalls', name: 'Lecture hall', maxUsers: 200, pricingId: 'PriceHalls' },
] as const;

interface Owner {
  email: string;
  displayName: string;
}

/** Adds three types of private spaces to Demo Campus, and a few hundred spaces for its members. */
export async function insertDemoSpaces(
  sql: Queryable,
  {
    config,
    owners,
    random,
    now,
  }: {
    config: Pick<PlatformConfig, 'tokenSecret'>;
    owners: readonly Owner[];
    random: Random;
    now: Date;
  },
): Promise<void> {
  await privateSpaceTypeTable.insert(
    sql,
    types.map((type) => ({ ...type, accountId: demoCampus })),
  );
  const spaces = Array.from({ length: count }, (_, number) => {
    const type = random.pick(types);
    const owner = random.pick(owners);
    const age = 1 + random.below(700);
    return {
      accountId: demoCampus,
      spaceTypeId: type.id,
      type: type.name,
      maxUsers: type.maxUsers,
      name: spaceNameOf({ name: '', type: type.name, owner: owner.displayName }),
      ownerName: owner.displayName,
      ownerEmail: owner.email,
      createdAt: daysBefore(now, age),
      status: statusOf(number),
      statusChangedAt: daysBefore(now, number % 3 === 0 ? Math.floor(age / 2) : age),
    };
  });
  await insertSpaces(sql, config, spaces);
}

function statusOf(number: number): SpaceStatus {
  if (number % 11 === 0) return 'archived';
  return number % 7 === 0 ? 'inactive' : 'active';
}

import type { Override } from '@campus/contracts/effective-access/overrides';
import { boardOverrides } from '@campus/domain/effective-access/board-overrides';
import { pageOverrides } from '@campus/domain/effective-access/overrides';
import { permissionOverrides } from '@campus/domain/effective-access/permission-overrides';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readWrittenConfiguration, type StoredConfiguration } from './read-configuration.ts';
import { type AnyOverride, wireOverride } from './wire-override.ts';

/** Returns everything that differs from its default, pages first. */
export async function listOverrides(sql: Queryable, accountId: string): Promise<Override[]> {
  const configuration = await readWrittenConfiguration(sql, accountId);
  return overridesOf(configuration).map((override) => ({
    key: keyOf(override),
    ...wireOverride(override, configuration),
  }));
}

/** Returns the overrides of an account. With `wanted`, assumes that only these keys can be removed. */
export function overridesOf(configuration: StoredConfiguration, wanted?: ReadonlySet<string>): AnyOverride[] {
  return [
    ...pageOverrides(configuration.pageAccess),
    ...permissionOverrides(configuration),
    ...boardOverrides(configuration, (id, name) => wanted?.has(`${id} ${name}`) ?? true),
  ];
}

/** Returns the key of an override, unique in its account. */
export function keyOf(override: AnyOverride): string {
  if (override.kind === 'page') return `page ${override.page}`;
  return `${override.recordId} ${override.kind === 'boardField' ? override.field : override.optionId}`;
}

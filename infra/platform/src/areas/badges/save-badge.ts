import type { Badge } from '@campus/contracts/badges/badges';
import type { Call } from '../../call/call.ts';
import type { NewRow } from '../../ground/records/table.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';
import { readBadge } from './read-badges.ts';

/** Adds a badge whose image is stored already. */
export async function addBadge(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  badge: NewRow<typeof badgeTable>,
): Promise<Badge> {
  const [id = ''] = await badgeTable.insert(sql, [badge]);
  audit.note({ target: { type: 'badge', id, label: badge.name }, after: { name: badge.name } });
  return readBadge(sql, id);
}

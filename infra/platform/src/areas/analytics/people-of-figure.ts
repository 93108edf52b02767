import { getUsersBehind } from '@campus/contracts/analytics/usage-functions';
import type { PeopleQuery, StoredOrigin } from '@campus/contracts/members/people-origins';
import { usDate } from '@campus/domain/analytics/period';
import { maxKeptPeople } from '@campus/domain/members/people-sets';
import type { Services } from '../../call/services.ts';
import { askUsageInCall } from '../../foundation/usage/ask.ts';

/**
 * Returns the people counted for one day or month of a graph. If there are too many, only their number is
 * valid.
 */
export async function readPeopleOfFigure(
  { config }: Pick<Services, 'config'>,
  { kind, graph, date, sfsRoom, ...asked }: PeopleQuery<'figure'>,
) {
  const rows = await askUsageInCall(config.usage, getUsersBehind, {
    ...asked,
    ...{ graph, room: sfsRoom, dateStr: usDate(date), limit: maxKeptPeople },
  });
  const origin: StoredOrigin = { kind, graph, date, sfsRoom };
  return { origin, total: rows[0]?.Total ?? 0, users: rows.map(({ User_ID }) => User_ID) };
}

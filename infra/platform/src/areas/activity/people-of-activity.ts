import { getRoomActivityUsers } from '@campus/contracts/activity/usage-functions';
import type { PeopleQuery, StoredOrigin } from '@campus/contracts/members/people-origins';
import { eventsOfType } from '@campus/domain/activity/activity';
import type { Services } from '../../call/services.ts';
import { askUsageInCall } from '../../foundation/usage/ask.ts';

/**
 * Returns the people in a room activity report without duplicates. If there are too many, only their number
 * is valid.
 */
export async function readPeopleOfActivity(
  { config }: Pick<Services, 'config'>,
  { accountId, ...origin }: PeopleQuery<'activity'>,
) {
  const rows = await askUsageInCall(config.usage, getRoomActivityUsers, {
    accountId,
    earliestTime: origin.from,
    latestTime: origin.to,
    SFSRoom: origin.sfsRoom,
    events: [...eventsOfType(origin.type)],
  });
  const kept: StoredOrigin = origin;
  return { origin: kept, total: rows[0]?.Total ?? 0, users: rows.map(({ User_ID }) => User_ID) };
}

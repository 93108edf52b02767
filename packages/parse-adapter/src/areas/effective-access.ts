import { AppError } from '@campus/contracts/core/app-error';
import { listPage, windowOf } from '@campus/contracts/core/list';
import type { listReplayPeople, replayDraft } from '@campus/contracts/effective-access/replay';
import { getPeopleOfReplay, replayEntries } from '@campus/contracts/effective-access/usage-functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { namesOfUsers } from '../core/names-of-users.ts';

type PeopleQuery = z.output<typeof listReplayPeople.input>;

/** The replay of past entries, from the usage-search service. Bindings describe cloud functions only. */
export function effectiveAccessPlatform({ usage, query }: Calls) {
  return {
    replay: async (asked: z.output<typeof replayDraft.input>) => {
      const [replayed] = await usage(replayEntries, asked);
      if (!replayed) throw new AppError('unavailable', 'analytics.wrongFormat');
      return replayed;
    },

    replayPeople: async ({ page, pageSize, ...asked }: PeopleQuery) => {
      const { limit, skip: offset } = windowOf({ page, pageSize });
      const rows = await usage(getPeopleOfReplay, { ...asked, limit, offset });
      const nameOf = await namesOfUsers(
        query,
        asked.accountId,
        rows.map(({ userId }) => userId),
      );
      const items = rows.map(({ userId, entries, isInside }) => {
        const { displayName: name, email } = nameOf(userId);
        return { userId, entries, isInside, name, email };
      });
      return listPage(items, rows[0]?.total ?? 0, { page, pageSize });
    },
  };
}

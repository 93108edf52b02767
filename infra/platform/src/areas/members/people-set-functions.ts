import { getUsersBehind } from '@campus/contracts/analytics/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { getKeptPeople, keepPeopleBehind } from '@campus/contracts/members/people-set-functions';
import { usDate } from '@campus/domain/analytics/period';
import { mostKeptPeople } from '@campus/domain/members/people-sets';
import { implement } from '../../call/implement.ts';
import { askUsage } from '../../ground/usage/ask.ts';
import { insertPeopleSet, readPeopleSet, refuseHandingOn } from './people-sets.ts';

/** Lists of the people behind figures. The platform reads the people itself; it takes none from the browser. */
export const peopleSetFunctions = [
  implement(keepPeopleBehind, {
    before: async ({ input, actor, services: { config } }) => {
      refuseHandingOn(actor.accountAccess);
      const { date, sfsRoom: room, ...asked } = input;
      const rows = await askUsage(config.usage, getUsersBehind, {
        ...asked,
        ...{ room, dateStr: usDate(date), limit: mostKeptPeople },
      }).catch((error: unknown) => {
        throw error instanceof AppError
          ? error
          : new AppError('unavailable', 'analytics.serverError').because(error);
      });
      const total = rows[0]?.Total ?? 0;
      if (total > mostKeptPeople)
        throw new AppError('invalid', 'members.people.tooMany', { max: mostKeptPeople.toLocaleString('en') });
      return { total, users: rows.map(({ User_ID }) => User_ID) };
    },
    handle: async ({ sql, input, actor, audit }, found) => {
      const { accountId, graph, date } = input;
      const set = await insertPeopleSet(sql, { accountId, userId: actor.userId }, { graph, date, ...found });
      const { total, kept } = set;
      audit.note({
        target: { type: 'peopleSet', id: set.id, label: '' },
        after: { graph, date, total, kept },
      });
      return { set };
    },
  }),

  implement(getKeptPeople, async ({ sql, input, actor }) => {
    refuseHandingOn(actor.accountAccess);
    return { set: await readPeopleSet(sql, { ...input, userId: actor.userId }) };
  }),
];

import { AppError } from '@campus/contracts/core/app-error';
import type { PeopleQuery } from '@campus/contracts/members/people-origins';
import { getKeptPeople, keepPeopleBehind } from '@campus/contracts/members/people-set-functions';
import { maxKeptPeople } from '@campus/domain/members/people-sets';
import type { CloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import type { Services } from '../../call/services.ts';
import {
  auditedOrigin,
  checkSet,
  insertPeopleSet,
  type NewSet,
  readPeopleSet,
  refuseKeepingPeople,
} from './people-sets.ts';

type Kind = PeopleQuery<'figure' | 'activity' | 'attendance' | 'record'>['kind'];
type Reader<K extends Kind> = (services: Services, asked: PeopleQuery<K>) => Promise<NewSet>;
/** Reads the people of a figure or report, by kind of list. */
export type PeopleReaders = { [K in Kind]: Reader<K> };

/**
 * The functions for lists of people. The platform reads the people itself and accepts none from the browser.
 */
export function peopleSetFunctions(readers: PeopleReaders): CloudFunction[] {
  return [
    implement(keepPeopleBehind, {
      before: async ({ input: { accountId, origin }, actor, services }) => {
        refuseKeepingPeople(origin, actor.accountAccess);
        const found = await readPeople(readers, services, { accountId, ...origin });
        if (found.total > maxKeptPeople)
          throw new AppError('invalid', 'members.people.tooMany', {
            max: maxKeptPeople,
          });
        return found;
      },
      handle: async ({ sql, input: { accountId }, actor, audit }, found) => {
        const set = await insertPeopleSet(sql, { accountId, userId: actor.userId }, found);
        const { id, origin, total, kept } = set;
        audit.note({
          target: { type: 'peopleSet', id, label: set.roomName },
          after: { ...auditedOrigin(origin), total, kept },
        });
        return { set };
      },
    }),

    implement(getKeptPeople, async ({ sql, input, actor }) => {
      const name = { ...input, userId: actor.userId };
      await checkSet(sql, name, actor.accountAccess);
      return { set: await readPeopleSet(sql, name) };
    }),
  ];
}

function readPeople(readers: PeopleReaders, services: Services, asked: PeopleQuery<Kind>): Promise<NewSet> {
  if (asked.kind === 'figure') return readers.figure(services, asked);
  if (asked.kind === 'activity') return readers.activity(services, asked);
  return asked.kind === 'record' ? readers.record(services, asked) : readers.attendance(services, asked);
}

import { keptHours, maxKeptPeople } from '@campus/domain/members/people-sets';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { grouped } from '../core/grouped.ts';
import { askedOrigin, keptOrigin } from './people-origins.ts';

const base = '/accounts/{accountId}/people-sets' as const;
const setId = id.describe('Identifier of the list.');

export const peopleSet = z
  .object({
    id: setId,
    origin: keptOrigin,
    roomName: z
      .string()
      .describe('Name of the room; empty for private volumes, all rooms, and a room that no longer exists.'),
    total: z.int().describe('Number of people behind the figure or in the report.'),
    kept: z.int().describe('Those of them who were members when the list was made.'),
    present: z.int().describe('Those of them who are members now.'),
    until: instant.describe('Time until which the list can be opened.'),
  })
  .describe('The people behind a figure or of a report as a list of members, which only its maker can open.');
export type PeopleSet = z.output<typeof peopleSet>;

const oneSet = z.object({ set: peopleSet });
/** Gateway and platform also check the page that shows the people, by `mayKeepPeople`. */
const access = { page: 'members' } as const;

export const keepPeople = contract({
  kind: 'mutation',
  access,
  summary: `Keep the people behind one day of a graph, or those of a report, as a list, for you and for ${keptHours} hours: at most ${grouped(maxKeptPeople)} of them. The members can be filtered by it. Needs the page that shows the people and that of the members.`,
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, origin: askedOrigin }),
  output: oneSet,
  audit: 'members.keepPeople',
  limit: { calls: 60, seconds: 60 },
});

export const readKeptPeople = contract({
  kind: 'query',
  access,
  summary: 'What a list of people that you have kept is from, and how many of them are members now.',
  rest: { method: 'GET', path: `${base}/{setId}` },
  input: z.object({ accountId, setId }),
  output: oneSet,
  limit: { calls: 600, seconds: 60 },
});

import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, instant } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { ofDashboard } from './analytics.ts';
import { hideEmployees, sfsRoom } from './fields.ts';

const count = z.int();
const since = instant.nullable();

const room = z
  .object({
    sfsRoom,
    people: count.describe('Number of people in the room now.'),
    unknown: count.describe('Number of people who were in it when their server was last heard.'),
  })
  .describe('A room with people in it; without a name, everybody who is in no room.');
export type LiveRoom = z.output<typeof room>;

const person = z
  .object({
    userId: z.string().describe('Identifier of the person.'),
    displayName: z.string().describe('Name in the account; empty for guests and people who are erased.'),
    email: z.string().describe('Email address; empty for guests and people who are erased.'),
    sfsRoom,
    since: instant.describe('When the person entered the room, or logged in.'),
    unknownSince: since.describe(
      'When the server of the person was last heard, if it is silent now; null for people who are online.',
    ),
  })
  .describe('A person in a room, or online in none.');
export type LivePerson = z.output<typeof person>;

export const readLive = contract({
  kind: 'query',
  access: ofDashboard,
  summary:
    'Who is where now. People are listed only for callers who may open the page of members; others get numbers.',
  rest: { method: 'GET', path: '/accounts/{accountId}/analytics/live' },
  input: z.object({
    accountId,
    hideEmployees,
    sfsRoom: sfsRoom.optional().describe('Room whose people are listed; without it, everybody.'),
    ...paging,
  }),
  output: pageOf(person).extend({
    namesShown: z.boolean().describe('Whether the caller may see who they are; otherwise `items` is empty.'),
    online: count.describe('Number of people who are online. A person counts once.'),
    unknown: count.describe('Number of people whose server is silent and whom no other server knows.'),
    unknownSince: since.describe('When the first of the silent servers was last heard; null if none is.'),
    rooms: z.array(room).describe('Rooms with people, the fullest first.'),
    runningServers: count.describe('Number of servers of the world that are heard.'),
    lastHeard: since.describe('When a server of the world was last heard; null if none was within a day.'),
  }),
  limit: { calls: 600, seconds: 60 },
});

import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { accessLimit, accessPath, ofPage } from './effective-access.ts';
import { draft, lost, replayed } from './replay-fields.ts';

export const replayDraft = contract({
  kind: 'query',
  access: ofPage,
  summary:
    'What people who entered rooms in the last 90 days would lose by a change of access or permissions that is not saved yet.',
  rest: { method: 'POST', path: `${accessPath}/replay` },
  input: z.object({ accountId, ...draft }),
  output: replayed,
  limit: accessLimit,
});

const replayedPerson = z
  .object({
    userId: z.string().describe('Identifier of the person.'),
    name: z.string().describe('Display name.'),
    email: z.string().describe('Email address.'),
    entries: z.int().describe('Number of their entries.'),
    isInside: z.boolean().describe('Whether they are there now.'),
  })
  .describe('A member who would lose something.');

export const listReplayPeople = contract({
  kind: 'query',
  access: { page: 'members', level: 'admin' },
  summary:
    'One page of the members who entered rooms in the last 90 days and would lose something by a change.',
  rest: { method: 'POST', path: `${accessPath}/replay/people` },
  input: z.object({ accountId, ...draft, lost, ...paging }),
  output: pageOf(replayedPerson),
  limit: accessLimit,
});

import { permissions } from '@campus/domain/access/levels';
import { pages } from '@campus/domain/access/pages';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, permission } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { menuFolders } from '../rooms/preview.ts';
import { answer, level, target } from './fields.ts';

export const accessPath = '/accounts/{accountId}/effective-access' as const;
export const ofPage = { page: 'effectiveAccess', level: 'admin' } as const;
export const accessLimit = { calls: 240, seconds: 60 } as const;

export const explainAccess = contract({
  kind: 'query',
  access: ofPage,
  summary:
    'Whether a role, or a member, has access to a page, a room, an action, or a web board, and which rule says so.',
  rest: { method: 'POST', path: `${accessPath}/explanation` },
  input: z.object({
    accountId,
    target,
    role: level.optional().describe('Anybody of this role; omit it for a member.'),
    membershipId: id.optional().describe('Identifier of a membership; omit it for a role.'),
  }),
  output: z.object({ answer }),
  limit: accessLimit,
});

export const whoCan = contract({
  kind: 'query',
  access: ofPage,
  summary: 'Who has access to a page, a room, an action, or a web board: how many people of each role.',
  rest: { method: 'POST', path: `${accessPath}/counts` },
  input: z.object({ accountId, target }),
  output: z.object({
    roles: z
      .array(
        z
          .object({
            level,
            allowed: z.boolean().describe('Whether the role is enough, without a team or group.'),
            people: z.int().describe('How many members have the role.'),
            allowedPeople: z.int().describe('How many of them have access without a passcode.'),
            passcodePeople: z.int().describe('How many of them have access with a passcode only.'),
          })
          .describe('A role.'),
      )
      .describe('Roles, the highest first.'),
    groups: z
      .array(z.string())
      .describe('Groups of the identity provider that open the room; their people are not counted.'),
  }),
  limit: accessLimit,
});

export const personWithAccess = z
  .object({
    membershipId: id.describe('Identifier of the membership.'),
    email: z.string().describe('Email address.'),
    name: z.string().describe('Display name.'),
    permission,
    teamId: z.string().describe('Team number as text; empty for none.'),
  })
  .describe('A member.');

export const listPeopleWithAccess = contract({
  kind: 'query',
  access: { page: 'members', level: 'admin' },
  summary:
    'One page of the members who have access to a page, a room, an action, or a web board, by email address.',
  rest: { method: 'POST', path: `${accessPath}/people` },
  input: z.object({ accountId, target, ...paging }),
  output: pageOf(personWithAccess),
  limit: accessLimit,
});

export const viewAs = contract({
  kind: 'query',
  access: ofPage,
  summary: 'The pages of the console and the menu of the world as people of a role get them.',
  rest: { method: 'GET', path: `${accessPath}/view` },
  input: z.object({ accountId, role: z.enum(permissions).describe('Role of the people.') }),
  output: z.object({
    pages: z.array(z.enum(pages)).describe('Pages that are open to them.'),
    folders: menuFolders,
  }),
  limit: accessLimit,
});

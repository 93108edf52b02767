import { pinnedRoles } from '@campus/domain/effective-access/pins';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { accessLimit, accessPath, ofPage } from './effective-access.ts';
import { pin, target } from './fields.ts';

export const listPins = contract({
  kind: 'query',
  access: ofPage,
  summary: 'The pinned rules of the account: sentences that hold after every save.',
  rest: { method: 'GET', path: `${accessPath}/pins` },
  input: z.object({ accountId }),
  output: z.object({ pins: z.array(pin).describe('Pinned rules, the newest first.') }),
  limit: accessLimit,
});

export const addPin = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Pin a rule. Refused when it does not hold at present.',
  rest: { method: 'POST', path: `${accessPath}/pins` },
  input: z.object({
    accountId,
    role: z.enum(pinnedRoles).describe('Role that the rule is about.'),
    can: z.boolean().describe('True for "can", false for "can never".'),
    target,
  }),
  output: z.object({ pin }),
  audit: 'effectiveAccess.addPin',
  limit: accessLimit,
});

export const removePin = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Remove a pinned rule.',
  rest: { method: 'DELETE', path: `${accessPath}/pins/{pinId}` },
  input: z.object({ accountId, pinId: id.describe('Identifier of the pinned rule.') }),
  output: done,
  audit: 'effectiveAccess.removePin',
  limit: accessLimit,
});

import * as z from 'zod';
import { ownChangeLimit } from '../core/change-limit.ts';
import { contract } from '../core/contract.ts';
import { id, idOr, instant } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';

/** How a session started. */
export const sessionMethods = ['password', 'thirdParty', 'passkey', 'invitation', 'signUp', 'token'] as const;

export const ownSession = z
  .object({
    id,
    userAgent: z
      .string()
      .describe('Browser or program that signed in, as it identified itself; may be empty.'),
    address: z.string().describe('Network address the session started from; may be empty.'),
    method: z.enum(sessionMethods).describe('How the session started.'),
    createdAt: instant,
    lastUsedAt: instant.describe('Last use of the session in UTC, accurate to a few minutes.'),
    expiresAt: instant,
    current: z.boolean().describe('Whether this is the session of the call.'),
  })
  .describe('A session of the caller.');
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'Where the caller is signed in: this session first, then the last used. At most 100.',
  rest: { method: 'GET', path: '/auth/sessions' },
  input: z.object({}),
  output: z.object({
    items: z.array(ownSession).describe('Sessions of the caller.'),
    total: z.int().describe('Number of all sessions of the caller.'),
  }),
});

export const endSession = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "End one of the caller's sessions.",
  rest: { method: 'DELETE', path: '/auth/sessions/{sessionId}' },
  input: z.object({ sessionId: idOr(sentence('sessions.notFound')).describe('Identifier of the session.') }),
  output: done,
  audit: 'sessions.end',
  limit: ownChangeLimit,
});

export const endOtherSessions = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "End all of the caller's sessions but this one.",
  rest: { method: 'POST', path: '/auth/sessions/end-others' },
  input: z.object({}),
  output: z.object({ ended: z.int().describe('Number of sessions that ended.') }),
  audit: 'sessions.endOthers',
  limit: ownChangeLimit,
});

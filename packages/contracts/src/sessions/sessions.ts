import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { id, idOr, instant } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/messages.ts';

/** How a session began. */
export const sessionMethods = ['password', 'thirdParty', 'invitation', 'signUp', 'token'] as const;

/** A place where somebody is signed in. */
export const ownSession = z.object({
  id,
  /** What the browser or program called itself; may be empty. */
  userAgent: z.string(),
  /** The network address it signed in from; may be empty. */
  address: z.string(),
  method: z.enum(sessionMethods),
  createdAt: instant,
  /** To within some minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'Where the own user is signed in: this session first, then the last used. At most 100.',
  rest: { method: 'GET', path: '/auth/sessions' },
  input: z.object({}),
  output: z.object({ items: z.array(ownSession), total: z.int() }),
});

export const endSession = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'End one of the own sessions.',
  rest: { method: 'DELETE', path: '/auth/sessions/{sessionId}' },
  input: z.object({ sessionId: idOr(sentence('sessions.notFound')) }),
  output: done,
  audit: 'sessions.end',
});

export const endOtherSessions = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'End all of the own sessions but this one.',
  rest: { method: 'POST', path: '/auth/sessions/end-others' },
  input: z.object({}),
  output: z.object({ ended: z.int() }),
  audit: 'sessions.endOthers',
});

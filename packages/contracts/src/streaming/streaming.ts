import { streamingVendors } from '@campus/domain/streaming/streaming';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, typed, webAddress } from '../core/fields.ts';
import { sentence } from '../core/messages.ts';

/** One way to stream the campus, as its button shows it; null where it is not offered. */
const offer = z.object({ label: z.string() }).nullable();

const address = z.object({
  /** Where the browser has to go: good for one session, within a few minutes. */
  url: webAddress,
});

export const getStreaming = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'Which ways to stream the campus to a browser an account offers its members.',
  rest: { method: 'GET', path: '/accounts/{accountId}/streaming' },
  input: z.object({ accountId }),
  output: z.object({
    campus: offer,
    gdn: offer,
    /** The build of the world's client, which has to be new enough to be streamed. */
    clientBuild: z.string(),
  }),
});

export const startStreaming = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: 'An address that streams the campus of an account, signed in; it ends on the own profile.',
  rest: { method: 'POST', path: '/accounts/{accountId}/streaming' },
  input: z.object({
    accountId,
    vendor: z.enum(streamingVendors, { error: sentence('request.invalid') }),
  }),
  output: address,
  audit: 'streaming.start',
  limit: { calls: 20, seconds: 60 },
});

export const launchStreaming = contract({
  kind: 'mutation',
  access: 'public',
  summary:
    'An address that streams a world to anybody, who signs in there; it ends on the page of its launch.',
  rest: { method: 'POST', path: '/streaming' },
  input: z.object({
    world: typed(100).refine((name) => name !== '', { error: sentence('request.invalid') }),
  }),
  output: address,
  audit: [],
  limit: { calls: 30, seconds: 60 },
});

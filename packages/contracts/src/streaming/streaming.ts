import { streamingVendors } from '@campus/domain/streaming/streaming';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, typed, webAddress } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

const offer = z
  .object({ label: z.string().describe('Text of the button.') })
  .nullable()
  .describe('Button for a way to stream the campus; null when it is not offered.');

const address = z.object({
  url: webAddress.describe('Address to open in the browser; valid for one session, for a few minutes.'),
});

export const getStreaming = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'Which ways to stream the campus to a browser an account offers its members.',
  rest: { method: 'GET', path: '/accounts/{accountId}/streaming' },
  input: z.object({ accountId }),
  output: z.object({
    campus: offer.describe('Streaming by the campus vendor; null when it is not offered.'),
    gdn: offer.describe('Streaming by GDN; null when it is not offered.'),
    clientBuild: z.string().describe('Build of the world’s client; old builds cannot be streamed.'),
  }),
});

export const startStreaming = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: "An address that streams the campus of an account, signed in; it ends on the caller's profile.",
  rest: { method: 'POST', path: '/accounts/{accountId}/streaming' },
  input: z.object({
    accountId,
    vendor: z.enum(streamingVendors).describe('Vendor that streams the campus.'),
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
    world: typed(100)
      .refine((name) => name !== '', { error: sentence('request.invalid') })
      .describe('Name of the world.'),
  }),
  output: address,
  audit: [],
  limit: visitorLimits.step,
});

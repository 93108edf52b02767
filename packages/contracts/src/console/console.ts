import { environments } from '@campus/domain/core/environments';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { wellFormed } from '../core/fields.ts';

export const getConsole = contract({
  kind: 'query',
  access: 'public',
  summary: 'How this console presents itself: its brand, where its users find help, and what it is.',
  rest: { method: 'GET', path: '/console' },
  input: z.object({}),
  output: z.object({
    brand: z.string(),
    supportEmail: z.string(),
    helpUrl: z.string(),
    /** Where the licence agreement is read. */
    licenseUrl: z.string(),
    environment: z.enum(environments),
    clientVersion: z.string(),
    /** The build a world's client must have at least to be streamed; empty where any will do. */
    streamingClientVersion: z.string(),
    /** Whether the client is to report its own failures. */
    errorReporting: z.boolean(),
  }),
});

export const reportClientError = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Take note of a failure of the web client, for the operators.',
  input: z.object({
    message: wellFormed(1000),
    stack: wellFormed(8000).default(''),
    /** The page, without its query. */
    path: wellFormed(300),
    clientVersion: wellFormed(40),
  }),
  /** Under what the failure is found in the gateway's log. */
  output: z.object({ requestId: z.string() }),
  audit: [],
  limit: { calls: 10, seconds: 60 },
});

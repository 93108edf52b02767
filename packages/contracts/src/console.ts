import { environments } from '@campus/domain/environments';
import * as z from 'zod';
import { contract } from './contract.ts';
import { done } from './list.ts';

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
    /** Whether the client is to report its own failures. */
    errorReporting: z.boolean(),
  }),
});

export const reportClientError = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Take note of a failure of the web client, for the operators.',
  input: z.object({
    message: z.string().max(1000),
    stack: z.string().max(8000).default(''),
    /** The page, without its query. */
    path: z.string().max(300),
    clientVersion: z.string().max(40),
  }),
  output: done,
  audit: [],
  limit: { calls: 10, seconds: 60 },
});

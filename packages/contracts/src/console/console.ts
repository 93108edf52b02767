import { maxReportLengths } from '@campus/domain/core/client-errors';
import { environments } from '@campus/domain/core/environments';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { wellFormed } from '../core/fields.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

export const getConsole = contract({
  kind: 'query',
  access: 'public',
  summary: 'How this console presents itself: its brand, where its users find help, and what it is.',
  rest: { method: 'GET', path: '/console' },
  input: z.object({}),
  output: z.object({
    brand: z.string().describe('Name of the product.'),
    supportEmail: z.string().describe('Email address of the support team.'),
    helpUrl: z.string().describe('Address of the help pages.'),
    licenseUrl: z.string().describe('Address of the license agreement.'),
    environment: z.enum(environments).describe('Environment the console runs in.'),
    clientVersion: z.string().describe('Version of the web client.'),
    streamingClientVersion: z
      .string()
      .describe('Oldest client build that can be streamed; empty when any build can.'),
    errorReporting: z.boolean().describe('Whether the web client reports its failures.'),
  }),
  limit: visitorLimits.read,
});

export const reportClientError = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Take note of a failure of the web client, for the operators.',
  input: z.object({
    message: wellFormed(maxReportLengths.message).describe('Message of the error.'),
    stack: wellFormed(maxReportLengths.stack).default('').describe('Stack trace; empty when there is none.'),
    path: wellFormed(maxReportLengths.path).describe('Path of the page, without its query.'),
    clientVersion: wellFormed(40).describe('Version of the web client.'),
  }),
  output: z.object({
    requestId: z.string().describe('Identifier under which the gateway logs the failure.'),
  }),
  audit: [],
  limit: visitorLimits.make,
});

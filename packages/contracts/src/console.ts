import * as z from 'zod';
import { contract } from './contract.ts';

export const getConsole = contract({
  kind: 'query',
  access: 'public',
  summary: 'How this console presents itself: its brand and where its users find help.',
  rest: { method: 'GET', path: '/console' },
  input: z.object({}),
  output: z.object({ brand: z.string(), supportEmail: z.string(), helpUrl: z.string() }),
});

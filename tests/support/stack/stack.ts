import type { Stack } from '@campus/local/stack';
import { browserStackVariable } from './stack-settings.ts';

/** The stack that the tests run against. */
export type TestStack = Pick<Stack, 'urls' | 'masterKey' | 'data' | 'ssoVariables'>;

declare module 'vitest' {
  interface ProvidedContext {
    stack: TestStack;
  }
}

/** The stack for this test: started by browser-stack.ts for Playwright, and by stack-setup.ts for vitest. */
export const stack: TestStack = await findStack();

async function findStack(): Promise<TestStack> {
  const inherited = process.env[browserStackVariable];
  if (inherited) return (JSON.parse(inherited) as { stack: TestStack }).stack;
  return (await import('vitest')).inject('stack');
}

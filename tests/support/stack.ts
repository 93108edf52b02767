import type { Stack } from '@campus/local/stack';
import { inject } from 'vitest';

/** What tests know of the stack that stack-setup.ts started for their project. */
export type TestStack = Pick<Stack, 'urls' | 'masterKey' | 'data' | 'thirdParties'>;

declare module 'vitest' {
  interface ProvidedContext {
    stack: TestStack;
  }
}

/** The stack this test runs against. */
export const stack: TestStack = inject('stack');

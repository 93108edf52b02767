import type { CloudFunction } from './define.ts';

export const signUpFunctions: readonly CloudFunction[] = [];

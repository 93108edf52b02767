import type { CloudFunction } from './define.ts';

export const verificationFunctions: readonly CloudFunction[] = [];

import type { CloudFunction } from './define.ts';

export const worldFunctions: readonly CloudFunction[] = [];

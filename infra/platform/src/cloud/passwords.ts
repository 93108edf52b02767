import type { CloudFunction } from './define.ts';

export const passwordFunctions: readonly CloudFunction[] = [];

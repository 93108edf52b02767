import type { CloudFunction } from './define.ts';
export const accountFunctions: readonly CloudFunction[] = [];

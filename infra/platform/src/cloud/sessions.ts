import type { CloudFunction } from './define.ts';

export const sessionFunctions: readonly CloudFunction[] = [];

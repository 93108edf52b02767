import type { CloudFunction } from './define.ts';
export const auditFunctions: readonly CloudFunction[] = [];

import type { CloudFunction } from './define.ts';

export const thirdPartyFunctions: readonly CloudFunction[] = [];

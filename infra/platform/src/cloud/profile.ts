import type { CloudFunction } from './define.ts';

export const profileFunctions: CloudFunction[] = [];

import type { CloudFunction } from './define.ts';

export const streamingFunctions: CloudFunction[] = [];

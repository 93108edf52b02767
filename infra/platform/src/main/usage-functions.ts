import { analyticsUsage } from '../areas/analytics/usage-functions.ts';
import type { UsageFunction } from '../call/usage-function.ts';

/** Every function of the usage-search service. */
export const usageFunctions: readonly UsageFunction[] = [...analyticsUsage];

import { activityUsage } from '../areas/activity/usage-functions.ts';
import { reportUsage } from '../areas/analytics/reports/usage-functions.ts';
import { analyticsUsage } from '../areas/analytics/usage-functions.ts';
import { attendanceUsage } from '../areas/attendance/usage-functions.ts';
import { effectiveAccessUsage } from '../areas/effective-access/usage-functions.ts';
import type { UsageFunction } from '../call/usage-function.ts';

/** Every function of the usage-search service. */
export const usageFunctions: readonly UsageFunction[] = [
  ...analyticsUsage,
  ...reportUsage,
  ...activityUsage,
  ...attendanceUsage,
  ...effectiveAccessUsage,
];

import { createHmac } from 'node:crypto';
import { commaList } from '@campus/contracts/core/text-values';
import * as z from 'zod';

/** The environment variables of the usage-search service and its callers. */
export const usageEnvironment = {
  USAGE_PORT: z.coerce.number().int().min(0).max(65_535).default(1338),
  /** The service's address, as called by the platform and workers. */
  USAGE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:1338'),
  /**
   * A ClickHouse server, such as https://user:password@host:8443/campus; empty to run chDB inside the
   * service.
   */
  USAGE_DATABASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The chDB folder. Only one process at a time can use it. */
  USAGE_DIR: z.string().default(''),
  /** The key that world servers use to send events; empty to accept none. */
  USAGE_EVENTS_KEY: z.union([z.literal(''), z.string().min(32)]).default(''),
  USAGE_RETENTION_DAYS: z.coerce.number().int().min(100).max(3_650).default(400),
  /** The email domains of the provider's own employees. */
  EMPLOYEE_DOMAINS: commaList,
  /** Accounts whose attendance shows license year, region, and phone. */
  EXTRA_ATTENDANCE_ACCOUNT_IDS: commaList,
};

export interface UsageSettings {
  port: number;
  url: string;
  /** Empty for chDB. */
  databaseUrl: string;
  folder: string;
  eventsKey: string;
  /** The key that the platform and workers use to query on behalf of a task. */
  serviceKey: string;
  /** The number of days after which events are deleted. */
  retentionDays: number;
  employeeDomains: readonly string[];
  extraAttendanceAccountIds: readonly string[];
}

type UsageVariables = { [K in keyof typeof usageEnvironment]: z.output<(typeof usageEnvironment)[K]> };

/**
 * The settings of the usage-search service. Platform and service derive the service key from `TOKEN_SECRET`.
 */
export function usageSettingsOf(env: UsageVariables, tokenSecret: string): UsageSettings {
  return {
    port: env.USAGE_PORT,
    url: env.USAGE_URL.replace(/\/+$/, ''),
    databaseUrl: env.USAGE_DATABASE_URL,
    folder: env.USAGE_DIR,
    eventsKey: env.USAGE_EVENTS_KEY,
    serviceKey: createHmac('sha256', tokenSecret).update('usage-search').digest('base64url'),
    retentionDays: env.USAGE_RETENTION_DAYS,
    employeeDomains: env.EMPLOYEE_DOMAINS.map((domain) => domain.toLowerCase()),
    extraAttendanceAccountIds: env.EXTRA_ATTENDANCE_ACCOUNT_IDS,
  };
}

import { commaList, jsonText } from '@campus/contracts/core/text-values';
import type { MovedAccounts } from '@campus/domain/accounts/accounts';
import type { SignUpKind } from '@campus/domain/sign-up/sign-up';
import {
  type ProviderSettings,
  providerEnvironment,
  providerSettingsOf,
} from '@campus/identity-providers/settings';
import { isProxyList, proxyListError } from '@campus/server-kit/network';
import * as z from 'zod';
import { needsStartTls, refusePlaintext } from './encrypted.ts';
import { type SlackSettings, slackEnvironment, slackSettingsOf } from './slack-settings.ts';
import { StartFailure } from './start-failure.ts';
import { type StreamingSettings, streamingEnvironment, streamingSettingsOf } from './streaming-vendors.ts';
import { type UsageSettings, usageEnvironment, usageSettingsOf } from './usage/settings.ts';
import { type Vouching, vouchingEnvironment } from './vouching.ts';
import { type ZoomSettings, zoomEnvironment, zoomSettingsOf } from './zoom-settings.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** A JSON object of addresses by account id. */
const addresses = jsonText(() => 'must be JSON')
  .default({})
  .pipe(z.record(z.string().regex(/^[A-Za-z0-9]{1,32}$/), z.url({ protocol: /^https?$/ })));

function maxMails(usual: number) {
  return z.coerce.number().int().min(1).max(100_000_000).default(usual);
}

/** @internal The variables; a test compares docs/configuration.md with them. */
export const environment = z.object({
  PLATFORM_HOST: z.string().default('127.0.0.1'),
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(1337),
  WORKERS: z.enum(['inside', 'apart']).default('inside'),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PARSE_APP_ID: z.string().min(1).default('campus'),
  PARSE_MASTER_KEY: z.string().min(14),
  TOKEN_SECRET: z.string().min(32),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /**
   * Connections to other machines that may be unencrypted: `database`, `smtp`, `usage`, separated by commas.
   */
  ALLOW_PLAINTEXT: commaList,
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(8),
  MAIL_FROM: z.string().min(3).default('Campus <invitations@campus.test>'),
  BOUNCE_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  FILES_DIR: z.string().min(1),
  BRAND: z.string().min(1).default('Campus'),
  SUPPORT_EMAIL: z.email().default('support@campus.test'),
  IMPORT_ROOM_MB: z.coerce.number().int().min(1).max(1_048_576).default(2048),
  IMPORT_OPEN_FILES: z.coerce.number().int().min(1).max(100).default(3),
  INVITATION_MAILS_PER_INVITATION: maxMails(5),
  INVITATION_MAILS_PER_ADDRESS: maxMails(20),
  INVITATION_MAILS_PER_ACCOUNT: maxMails(250_000),
  INVITATION_OWN_TEXTS_PER_HOUR: maxMails(100),
  INVITATION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  VERIFICATION_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  RESET_MINUTES: z.coerce.number().int().min(5).max(1440).default(60),
  OBJECTION_DAYS: z.coerce.number().int().min(1).max(90).default(7),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(12).max(720).default(168),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .max(36_500)
    .refine((days) => days === 0 || days >= 30, { error: 'must be 0 (for ever) or at least 30' })
    .default(730),
  WEB_APP_URL: address,
  DOWNLOAD_URL: address,
  WINDOWS_DOWNLOAD_URL: address,
  MAC_DOWNLOAD_URL: address,
  SEPARATE_DOWNLOAD_ACCOUNT_IDS: commaList,
  TEAM_SUITE_NOTE_ACCOUNT_IDS: commaList,
  PROTECTED_ACCOUNT_IDS: commaList,
  HIDDEN_ACCOUNT_IDS: commaList,
  MOVED_ACCOUNTS: addresses,
  CONTACT_WORLDS: commaList,
  DEMO_WORLDS: commaList,
  PHONE_WORLDS: commaList,
  ...providerEnvironment,
  ...vouchingEnvironment,
  ...streamingEnvironment,
  ...slackEnvironment,
  ...zoomEnvironment,
  ...usageEnvironment,
  THEME_CLEARING_BUILD: z
    .string()
    .regex(/^\d+(\.\d+)*$/, { error: 'must be a build version such as 2.0.1' })
    .default('1.5.0'),
  PLATFORM_TRUST_PROXY: z.string().refine(isProxyList, { error: proxyListError }).default('loopback'),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  SHUTDOWN_SECONDS: z.coerce.number().min(0).max(300).default(10),
});

/** The platform's configuration. Every link in a mail is built from `publicUrl`, never from a request. */
export interface PlatformConfig {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Whether separate worker processes run the jobs. Otherwise the platform's own process runs them. */
  workersApart: boolean;
  /** The port of a worker's health endpoint; undefined to have none. */
  workerPort: number | undefined;
  databaseUrl: string;
  appId: string;
  /** Grants access to everything. It is accepted from this machine only and never leaves the platform. */
  masterKey: string;
  /** Derives the secrets of links sent by mail. */
  tokenSecret: string;
  publicUrl: string;
  smtpUrl: string;
  /** Whether a mail is sent only after the mail server has offered encryption. */
  smtpNeedsTls: boolean;
  /** The number of mails sent at a time. */
  smtpConnections: number;
  /** The sender of mails, which also receives their bounces. */
  mailFrom: string;
  /** The token that the mail server sends with bounces; empty if there is none. */
  bounceSecret: string;
  filesDir: string;
  brand: string;
  supportEmail: string;
  /** The limits of import files: bytes per account, and simultaneous uploads per person. */
  importRoom: { bytes: number; openFiles: number };
  /**
   * The limits for invitation mails. Per day: for one invitation, to one address across all accounts, and
   * from one account. Per hour: single invitations with a custom text.
   */
  invitationMails: {
    perInvitation: number;
    perAddress: number;
    perAccount: number;
    ownTextsPerHour: number;
  };
  /** The number of days for which an invitation link is valid. */
  invitationDays: number;
  /** The number of days for which an email verification link is valid. */
  verificationDays: number;
  /** The number of minutes for which a password reset link is valid. */
  resetMinutes: number;
  /** The number of days for which the previous address can object to an email change. */
  objectionDays: number;
  /** A session that is unused for this many hours ends. Never less than the shorter session length. */
  sessionIdleHours: number;
  /** The number of days after which audit entries are deleted; 0 keeps all. */
  auditRetentionDays: number;
  /** The address of the web app; a world's name is appended. Empty if there is none. */
  webAppUrl: string;
  /**
   * The download addresses of the client: for any system, and for each system. Empty if there is no such
   * download.
   */
  downloads: { any: string; windows: string; mac: string };
  /** Accounts whose members are offered one download per system. */
  separateDownloadAccountIds: readonly string[];
  /** Accounts whose room permissions do not apply to the private team suites of the workspace level. */
  teamSuiteNoteAccountIds: readonly string[];
  /** Accounts in which nobody can become admin or owner. */
  protectedAccountIds: readonly string[];
  /** Accounts left out of a person's account list unless explicitly requested. */
  hiddenAccountIds: readonly string[];
  /** Accounts whose world has moved to another address: only superadmins can enter them here. */
  movedAccounts: MovedAccounts;
  /** Worlds, by name, that require more than a name at sign-up. */
  signUpWorlds: Readonly<Record<Exclude<SignUpKind, 'standard'>, readonly string[]>>;
  /** The OAuth clients of the single sign-on providers. */
  providers: ProviderSettings;
  /** The domains whose email addresses Google and Microsoft can vouch for. */
  vouching: Vouching;
  streaming: StreamingSettings;
  /** Undefined if Slack is not configured. */
  slack: SlackSettings | undefined;
  /** Undefined if Zoom is not configured. */
  zoom: ZoomSettings | undefined;
  /** The usage-search service, and where it stores events. */
  usage: UsageSettings;
  /** The oldest build of a world that can clear themes. */
  themeClearingBuild: string;
  /** The gateways and proxies whose forwarded caller address is trusted. */
  trustProxy: string;
  /** Off only where one machine makes many calls on purpose, as in tests and measurements. */
  rateLimits: boolean;
  /** The bearer token for reading metrics. Without it, only programs on this machine can read them. */
  metricsToken: string | undefined;
  logLevel: string;
  /** How long a platform keeps accepting calls after it was asked to end and reports that it is not ready. */
  drainSeconds: number;
  /** How long running calls may take to finish when the platform closes. */
  shutdownSeconds: number;
}

/**
 * Reads the configuration from environment variables. Throws a `StartFailure` that names each invalid
 * variable in a line of its own.
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): PlatformConfig {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new StartFailure(parsed.error.issues.map(sentenceOf).join('\n'));
  const env = parsed.data;
  const addresses = {
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    usageUrls: [env.USAGE_URL, env.USAGE_DATABASE_URL],
    plaintext: env.ALLOW_PLAINTEXT,
  };
  const refusal = refusePlaintext(addresses);
  if (refusal) throw new StartFailure(refusal);
  return {
    host: env.PLATFORM_HOST,
    port: env.PLATFORM_PORT,
    workersApart: env.WORKERS === 'apart',
    workerPort: env.WORKER_PORT,
    databaseUrl: env.DATABASE_URL,
    appId: env.PARSE_APP_ID,
    masterKey: env.PARSE_MASTER_KEY,
    tokenSecret: env.TOKEN_SECRET,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    smtpNeedsTls: needsStartTls(addresses),
    smtpConnections: env.SMTP_CONNECTIONS,
    mailFrom: env.MAIL_FROM,
    bounceSecret: env.BOUNCE_SECRET,
    filesDir: env.FILES_DIR,
    brand: env.BRAND,
    supportEmail: env.SUPPORT_EMAIL,
    importRoom: { bytes: env.IMPORT_ROOM_MB * 1024 ** 2, openFiles: env.IMPORT_OPEN_FILES },
    invitationMails: {
      perInvitation: env.INVITATION_MAILS_PER_INVITATION,
      perAddress: env.INVITATION_MAILS_PER_ADDRESS,
      perAccount: env.INVITATION_MAILS_PER_ACCOUNT,
      ownTextsPerHour: env.INVITATION_OWN_TEXTS_PER_HOUR,
    },
    invitationDays: env.INVITATION_DAYS,
    verificationDays: env.VERIFICATION_DAYS,
    resetMinutes: env.RESET_MINUTES,
    objectionDays: env.OBJECTION_DAYS,
    sessionIdleHours: env.SESSION_IDLE_HOURS,
    auditRetentionDays: env.AUDIT_RETENTION_DAYS,
    webAppUrl: env.WEB_APP_URL.replace(/\/+$/, ''),
    downloads: { any: env.DOWNLOAD_URL, windows: env.WINDOWS_DOWNLOAD_URL, mac: env.MAC_DOWNLOAD_URL },
    separateDownloadAccountIds: env.SEPARATE_DOWNLOAD_ACCOUNT_IDS,
    teamSuiteNoteAccountIds: env.TEAM_SUITE_NOTE_ACCOUNT_IDS,
    protectedAccountIds: env.PROTECTED_ACCOUNT_IDS,
    hiddenAccountIds: env.HIDDEN_ACCOUNT_IDS,
    movedAccounts: env.MOVED_ACCOUNTS,
    signUpWorlds: { contact: env.CONTACT_WORLDS, demo: env.DEMO_WORLDS, phone: env.PHONE_WORLDS },
    providers: providerSettingsOf(env),
    vouching: { google: env.GOOGLE_DOMAINS, microsoft: env.MICROSOFT_DOMAINS },
    streaming: streamingSettingsOf(env),
    slack: slackSettingsOf(env),
    zoom: zoomSettingsOf(env),
    usage: usageSettingsOf(env, env.TOKEN_SECRET),
    themeClearingBuild: env.THEME_CLEARING_BUILD,
    trustProxy: env.PLATFORM_TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    shutdownSeconds: env.SHUTDOWN_SECONDS,
  };
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `The environment variable ${path.join('.')} is not valid: ${message}.`;
}

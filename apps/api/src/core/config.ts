import { readFileSync } from 'node:fs';
import { commaList } from '@campus/contracts/core/text-values';
import {
  type Endpoints,
  type Environment,
  endpointsOf,
  environmentOf,
} from '@campus/domain/core/environments';
import {
  type ProviderSettings,
  providerEnvironment,
  providerSettingsOf,
} from '@campus/identity-providers/settings';
import { isLoopback } from '@campus/server-kit/loopback';
import { isProxyList, proxyListError } from '@campus/server-kit/network';
import * as z from 'zod';
import { buildVersion, environmentTable, webAddress } from './config-fields.ts';

const portError = { error: 'must be a port number' };
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError);
function seconds(most: number) {
  const error = `must be a number of seconds up to ${most}`;
  return z.coerce.number({ error }).min(0, { error }).max(most, { error });
}
const flag = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** @internal The variables; a test compares docs/configuration.md with them. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** The address of the console; the only origin whose requests are accepted. */
  PUBLIC_URL: webAddress,
  /** Default: the `backend` of the console's environment. */
  PARSE_SERVER_URL: webAddress.optional(),
  /** The platform's REST routes. Default: the `gateway` of the environment, or /gateway beside Parse. */
  GATEWAY_URL: webAddress.optional(),
  /** The usage-search service. Default: the `usageSearch` of the environment, or /usage beside Parse. */
  USAGE_URL: webAddress.optional(),
  /** `platform` and `usage`: the services whose calls may go unencrypted to another machine. */
  ALLOW_PLAINTEXT: commaList,
  PARSE_APP_ID: z.string().min(1).default('campus'),
  SESSION_SECRET: z.string({ error: 'is missing' }).min(32, { error: 'must have at least 32 characters' }),
  /** The built web client. Without it, only the interfaces are served. */
  WEB_DIR: z.string().optional(),
  BRAND: z.string().min(1).default('Campus'),
  SUPPORT_EMAIL: z.string().default('support@campus.test'),
  HELP_URL: z.string().default(''),
  /** The web demo's address. Default: the environment's address, unless another platform is configured. */
  WEB_DEMO_URL: webAddress.optional(),
  /** The address of the license agreement. */
  LICENSE_URL: z.string().default(''),
  /** Which hosts belong to which environment, and where its services are. */
  ENVIRONMENTS: environmentTable.default({}),
  CLIENT_VERSION: z.string().min(1).max(40).optional(),
  /** The oldest world client build that is streamed to browsers. Empty: any build. */
  STREAMING_CLIENT_VERSION: buildVersion.default(''),
  /** Receives the web client's failures as JSON. Without it, failures are not collected. */
  ERROR_REPORTING_URL: webAddress.optional(),
  ...providerEnvironment,
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  /**
   * The addresses or networks of trusted proxies, separated by commas. Headers from other proxies are
   * ignored.
   */
  TRUST_PROXY: z.string().refine(isProxyList, { error: proxyListError }).optional(),
  /** Whether browsers must use https for every subdomain of the console's host. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** Turn off only for tests and measurements, where many calls come from one machine on purpose. */
  RATE_LIMITS: flag.default(true),
  /** How long a gateway that is shutting down still accepts calls after it reports that it is not ready. */
  DRAIN_SECONDS: seconds(300).default(5),
  /** How long open calls may then take. */
  SHUTDOWN_SECONDS: seconds(3600).default(30),
  /**
   * The bearer token for /metrics. Without it, only local programs may read /metrics, and not through a
   * proxy.
   */
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
});

export interface Config {
  port: number;
  host: string;
  publicUrl: URL;
  parse: {
    url: string;
    appId: string;
    routesUrl: string | undefined;
    usageUrl?: string | undefined;
    usageServer?: Environment;
    supportEmail: string;
  };
  /** The address of the web demo; undefined if there is none. */
  webDemoUrl: string | undefined;
  /** The console's OAuth clients at SSO providers. */
  providers: ProviderSettings;
  sessionSecret: string;
  webDir: string | undefined;
  console: {
    brand: string;
    supportEmail: string;
    helpUrl: string;
    licenseUrl: string;
    environment: Environment;
    clientVersion: string;
    streamingClientVersion: string;
  };
  errorReportingUrl: string | undefined;
  logLevel: string;
  trustProxy: string | false;
  /** Whether subdomains of the console's host must use https too. */
  hstsSubdomains: boolean;
  rateLimits: boolean;
  drainSeconds: number;
  shutdownSeconds: number;
  metricsToken: string | undefined;
}

/** Reads the configuration. Throws a one-sentence error that names the first invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(sentenceOf(parsed.error.issues[0]));
  return configOf(parsed.data);
}

function configOf(e: z.output<typeof environment>): Config {
  const publicUrl = new URL(e.PUBLIC_URL);
  const environmentName = environmentOf(publicUrl.hostname, e.ENVIRONMENTS);
  const endpoints = endpointsOf(environmentName, e.ENVIRONMENTS);
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    parse: platformOf(e, environmentName, endpoints),
    webDemoUrl: e.WEB_DEMO_URL ?? (e.PARSE_SERVER_URL ? undefined : endpoints.demo),
    providers: providerSettingsOf(e),
    sessionSecret: e.SESSION_SECRET,
    webDir: e.WEB_DIR,
    console: {
      brand: e.BRAND,
      supportEmail: e.SUPPORT_EMAIL,
      helpUrl: e.HELP_URL,
      licenseUrl: e.LICENSE_URL,
      environment: environmentName,
      clientVersion: e.CLIENT_VERSION ?? ownVersion(),
      streamingClientVersion: e.STREAMING_CLIENT_VERSION,
    },
    errorReportingUrl: e.ERROR_REPORTING_URL,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY ?? false,
    hstsSubdomains: e.HSTS_SUBDOMAINS,
    rateLimits: e.RATE_LIMITS,
    drainSeconds: e.DRAIN_SECONDS,
    shutdownSeconds: e.SHUTDOWN_SECONDS,
    metricsToken: e.METRICS_TOKEN,
  };
}

/**
 * Returns the platform's addresses. If `PARSE_SERVER_URL` is set, the environment is ignored: addresses that
 * are not set default to paths beside Parse.
 */
function platformOf(
  e: z.output<typeof environment>,
  usageServer: Environment,
  endpoints: Partial<Endpoints>,
): Config['parse'] {
  const url = e.PARSE_SERVER_URL ?? endpoints.backend;
  if (!url) throw new Error('The environment variable PARSE_SERVER_URL is wrong: it is missing.');
  const routesUrl = e.GATEWAY_URL ?? (e.PARSE_SERVER_URL ? undefined : endpoints.gateway);
  const usageUrl = e.USAGE_URL ?? (e.PARSE_SERVER_URL ? undefined : endpoints.usageSearch);
  refusePlaintext('platform', [url, routesUrl], e.ALLOW_PLAINTEXT);
  refusePlaintext('usage', [usageUrl], e.ALLOW_PLAINTEXT);
  const { PARSE_APP_ID: appId, SUPPORT_EMAIL: supportEmail } = e;
  return { url, appId, routesUrl, usageUrl, usageServer, supportEmail };
}

/**
 * Calls carry sessions and personal data, so they must be encrypted between machines unless that is waived.
 */
function refusePlaintext(
  service: keyof typeof serviceNames,
  addresses: readonly (string | undefined)[],
  allowed: readonly string[],
): void {
  const plaintext = addresses.find((address) => address && isPlaintext(new URL(address)));
  if (!plaintext || allowed.includes(service)) return;
  throw new Error(
    `The ${serviceNames[service]} at ${plaintext} is on another machine, so its address must begin with https. ` +
      `Where the network itself is encrypted, set ALLOW_PLAINTEXT=${service}.`,
  );
}

const serviceNames = { platform: 'platform', usage: 'usage-search service' } as const;

/** Whether an address of another machine is reached without encryption. */
export function isPlaintext({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !isLoopback(hostname);
}

/** The version of this console. */
function ownVersion(): string {
  const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  return `The environment variable ${issue?.path.join('.')} is wrong: it ${issue?.message}.`;
}

import * as z from 'zod';

const portError = { error: 'must be a port number' };
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError);
const flag = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where people reach the console; the only origin whose requests are accepted. */
  PUBLIC_URL: webAddress,
  PARSE_SERVER_URL: webAddress,
  PARSE_APP_ID: z.string().min(1).default('campus'),
  SESSION_SECRET: z.string({ error: 'is missing' }).min(32, { error: 'must have at least 32 characters' }),
  /** The built web client; without it only the interfaces are served. */
  WEB_DIR: z.string().optional(),
  BRAND: z.string().min(1).default('Campus'),
  SUPPORT_EMAIL: z.string().default('support@campus.test'),
  HELP_URL: z.string().default(''),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  /** The addresses or networks of the proxies in front, separated by commas; only they are believed. */
  TRUST_PROXY: z.string().optional(),
  /** Off only where many calls come from one machine on purpose: tests and measurements. */
  RATE_LIMITS: flag.default(true),
  /** Whoever sends it as bearer token may read /metrics; without it only this machine may. */
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
});

export interface Config {
  port: number;
  host: string;
  publicUrl: URL;
  parse: { url: string; appId: string };
  sessionSecret: string;
  webDir: string | undefined;
  console: { brand: string; supportEmail: string; helpUrl: string };
  logLevel: string;
  trustProxy: string | false;
  rateLimits: boolean;
  metricsToken: string | undefined;
}

/** Reads the configuration, or throws an error of one sentence that names the first wrong variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(sentenceOf(parsed.error.issues[0]));
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: new URL(e.PUBLIC_URL),
    parse: { url: e.PARSE_SERVER_URL, appId: e.PARSE_APP_ID },
    sessionSecret: e.SESSION_SECRET,
    webDir: e.WEB_DIR,
    console: { brand: e.BRAND, supportEmail: e.SUPPORT_EMAIL, helpUrl: e.HELP_URL },
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY ?? false,
    rateLimits: e.RATE_LIMITS,
    metricsToken: e.METRICS_TOKEN,
  };
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  return `The environment variable ${issue?.path.join('.')} is wrong: it ${issue?.message}.`;
}

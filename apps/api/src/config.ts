import * as z from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where people reach the console; the only origin whose requests are accepted. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  PARSE_SERVER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  PARSE_APP_ID: z.string().min(1).default('campus'),
  SESSION_SECRET: z.string({ error: 'is missing' }).min(32, { error: 'must have at least 32 characters' }),
  /** The built web client; without it only the interfaces are served. */
  WEB_DIR: z.string().optional(),
  BRAND: z.string().min(1).default('Campus'),
  SUPPORT_EMAIL: z.string().default('support@campus.test'),
  HELP_URL: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many proxies stand in front, or their addresses; with none, forwarded headers are ignored. */
  TRUST_PROXY: z.string().default(''),
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
  trustProxy: number | string | false;
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
    trustProxy: trustedProxies(e.TRUST_PROXY),
    rateLimits: e.RATE_LIMITS,
    metricsToken: e.METRICS_TOKEN,
  };
}

function trustedProxies(value: string): number | string | false {
  if (value === '') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  return `The environment variable ${issue?.path.join('.')} is wrong: ${issue?.message}.`;
}

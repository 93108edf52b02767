import path from 'node:path';
import { commaList } from '@campus/contracts/core/text-values';
import { isLoopback } from '@campus/server-kit/loopback';
import * as z from 'zod';
import { type RealProviders, realProviderEnvironment, realProvidersOf } from './real-providers.ts';
import { StartFailure } from './start-failure.ts';

/** The parts' ports; 0 asks for any free one. */
export interface Ports {
  console: number;
  platform: number;
  inbox: number;
  identityProvider: number;
  streamingVendor: number;
  smtp: number;
  database: number;
  usage: number;
}

/** The settings of a stack. */
export interface StackSettings {
  dataFolder: string;
  ports: Ports;
  /** The console's listen address. Everything else listens on this machine only. */
  host: string;
  /** The console's public address, used in emails. Default: localhost with the console's port. */
  publicUrl?: string | undefined;
  /** Whether the gateway runs; in development, the web client's development server runs in front of it. */
  gateway: 'none' | 'built' | 'development';
  /** Whether an empty data folder is filled with the demo data. */
  demo: boolean;
  /**
   * Whether to run the local identity provider and streaming vendors. Without them, a data folder with demo
   * data is refused, because everyone knows its password.
   */
  standIns: boolean;
  /** The mail server that sends mails. Default: the inbox. */
  mailServer?: string | undefined;
  /**
   * Whether commits wait for the disk. Only test stacks turn this off: they would lose data if the machine
   * stops, but not if a process is killed.
   */
  durable: boolean;
  /** Whether to restart parts that end by themselves. Turned off in tests that end parts on purpose. */
  restarts: boolean;
  realProviders: RealProviders;
  /** The environment that the parts inherit. Variables for their role in the stack override it. */
  env: NodeJS.ProcessEnv;
}

export const projectFolder = path.resolve(import.meta.dirname, '../../..');

const port = z.coerce.number().int().min(0).max(65_535);

/** @internal The variables; a test compares docs/configuration.md with them. */
export const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PLATFORM_PORT: port.default(1337),
  INBOX_PORT: port.default(8025),
  SMTP_PORT: port.default(1025),
  IDP_PORT: port.default(9080),
  STREAMING_PORT: port.default(9090),
  DATABASE_PORT: port.default(5433),
  USAGE_PORT: port.default(1338),
  CAMPUS_DATA_DIR: z.string().min(1).default('.campus'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_PLAINTEXT: commaList,
  DEMO: z.enum(['on', 'public', 'off']).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ...realProviderEnvironment,
});

/**
 * Reads the settings of `npm start` from the environment. A relative data folder is relative to the project.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): StackSettings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFailure(
      `The environment variable ${String(issue?.path[0])} is not valid: ${issue?.message}.`,
    );
  }
  const values = parsed.data;
  refusePublicDemo(values);
  refusePlaintext(values);
  return {
    dataFolder: path.resolve(projectFolder, values.CAMPUS_DATA_DIR),
    ports: {
      console: values.PORT,
      platform: values.PLATFORM_PORT,
      inbox: values.INBOX_PORT,
      smtp: values.SMTP_PORT,
      identityProvider: values.IDP_PORT,
      streamingVendor: values.STREAMING_PORT,
      database: values.DATABASE_PORT,
      usage: values.USAGE_PORT,
    },
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    gateway: 'built',
    demo: values.DEMO !== 'off',
    standIns: values.DEMO !== 'off',
    mailServer: values.SMTP_URL,
    durable: true,
    restarts: true,
    realProviders: realProvidersOf(values),
    env,
  };
}

/**
 * Everyone knows the password of the demo data's superadmin. Other machines may reach it only if a flag
 * allows it.
 */
function refusePublicDemo({ DEMO, HOST, PUBLIC_URL }: z.output<typeof environment>): void {
  if (DEMO !== 'on') return;
  const hosts = { HOST, PUBLIC_URL: PUBLIC_URL && new URL(PUBLIC_URL).hostname };
  const open = Object.entries(hosts).find(([, host]) => host !== undefined && !isLoopback(host));
  if (!open) return;
  throw new StartFailure(
    `With ${open[0]}=${open[0] === 'HOST' ? HOST : PUBLIC_URL}, other machines would reach the demo data, whose passwords everybody knows. ` +
      'Start without demo data with DEMO=off, or set DEMO=public if everybody may use it.',
  );
}

/** Over http, everyone on the way reads passwords, sessions, and mailed links. */
function refusePlaintext({ DEMO, PUBLIC_URL, ALLOW_PLAINTEXT }: z.output<typeof environment>): void {
  if (DEMO !== 'off' || PUBLIC_URL === undefined || ALLOW_PLAINTEXT.includes('browsers')) return;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || isLoopback(hostname)) return;
  throw new StartFailure(
    `With PUBLIC_URL=${PUBLIC_URL}, browsers would send passwords and sessions without encryption. ` +
      'Use an address that begins with https. Where the network itself is encrypted, set ALLOW_PLAINTEXT=browsers.',
  );
}

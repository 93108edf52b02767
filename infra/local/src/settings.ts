import path from 'node:path';
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

/** What a stack is started with. */
export interface StackSettings {
  dataFolder: string;
  ports: Ports;
  /** The address on which the console listens; everything else is for this machine only. */
  host: string;
  /** The console's address for people, used in emails; by default localhost at the console's port. */
  publicUrl?: string | undefined;
  /** Whether the gateway runs, with the web client's development server in front of it. */
  gateway: 'none' | 'built' | 'development';
  /** Whether an empty data folder is filled with the demo data. */
  demo: boolean;
  /**
   * Whether the identity provider and the streaming vendors run that stand in for real ones. Without them, a data
   * folder with the demo data, whose password everybody knows, is refused.
   */
  standIns: boolean;
  /** The mail server that mails are handed to; without it, the inbox. */
  mailServer?: string | undefined;
  /**
   * Whether a commit waits for the disk. Only test stacks do without: they would lose data when the machine
   * stops, but not when a process is killed.
   */
  durable: boolean;
  /** Whether a part that ends by itself is started again. Tests that end parts on purpose do without. */
  restarts: boolean;
  realProviders: RealProviders;
  /** The environment that the parts inherit. Variables that depend on their role in the stack override it. */
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
  PUBLIC_URL: z.url().optional(),
  DEMO: z.enum(['on', 'public', 'off']).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ...realProviderEnvironment,
});

/** The settings of `npm start`, from the environment. A relative data folder is one of the project's. */
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

/** The demo data has a superadmin whose password everyone knows: other machines reach it only if a flag allows it. */
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

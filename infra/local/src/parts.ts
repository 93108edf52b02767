import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { demoConfiguration } from './demo/accounts.ts';
import type { PartDefinition } from './processes.ts';
import type { Secrets } from './secrets.ts';
import { type Ports, projectFolder, type StackSettings } from './settings.ts';
import { ssoVariables } from './sso-variables.ts';
import { standInVendors } from './stand-in-vendors.ts';
import type { Urls } from './urls.ts';

const require = createRequire(import.meta.url);
const endWithParent = path.join(import.meta.dirname, 'end-with-parent.ts');

/** Everything needed to set up the parts. */
export interface Plan {
  settings: StackSettings;
  data: DataFolder;
  ports: Ports;
  /** The gateway's port: the console's, or one behind the web client's development server. */
  gatewayPort: number;
  secrets: Secrets;
  urls: Urls;
}

/**
 * The database, and local substitutes for the mail server, identity providers, and vendors that are not
 * configured.
 */
export function backingServices(plan: Plan): PartDefinition[] {
  const { mailServer, standIns } = plan.settings;
  return [
    database(plan),
    ...(mailServer ? [] : [inbox(plan)]),
    ...(standIns ? [identityProvider(plan), streamingVendor(plan)] : []),
  ];
}

function database({ settings, data, ports, secrets }: Plan): PartDefinition {
  return {
    name: 'database',
    file: path.join(import.meta.dirname, 'database/main.ts'),
    env: {
      ...settings.env,
      TMPDIR: data.temporary,
      DATABASE_FOLDER: data.postgres,
      DATABASE_PORT: String(ports.database),
      DATABASE_PASSWORD: secrets.databasePassword,
      DATABASE_DURABLE: String(settings.durable),
    },
  };
}

function inbox({ settings, data, ports }: Plan): PartDefinition {
  return {
    name: 'inbox',
    file: path.join(import.meta.dirname, 'inbox/main.ts'),
    env: {
      ...settings.env,
      INBOX_PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
      MAILS_DIR: data.mails,
    },
    readyAt: `http://127.0.0.1:${ports.inbox}/healthz`,
  };
}

function identityProvider({ settings, data, ports, secrets, urls }: Plan): PartDefinition {
  return {
    name: 'identity provider',
    file: path.join(import.meta.dirname, 'identity-provider/main.ts'),
    env: {
      ...settings.env,
      IDP_PORT: String(ports.identityProvider),
      PUBLIC_URL: urls.console,
      KEYS_FILE: path.join(data.path, 'identity-provider-keys.json'),
      GOOGLE_CLIENT_SECRET: secrets.googleClientSecret,
      MICROSOFT_CLIENT_SECRET: secrets.microsoftClientSecret,
      PASSPORT_CLIENT_SECRET: secrets.passportClientSecret,
    },
    readyAt: `${urls.identityProvider}/healthz`,
  };
}

function streamingVendor({ settings, ports, secrets, urls }: Plan): PartDefinition {
  return {
    name: 'streaming vendor',
    file: path.join(import.meta.dirname, 'streaming-vendor/main.ts'),
    env: {
      SUSPENDED_CAMPAIGNS: demoConfiguration.SUSPENDED_CAMPAIGNS,
      ...settings.env,
      STREAMING_PORT: String(ports.streamingVendor),
      PUBLIC_URL: urls.console,
      PLATFORM_URL: urls.platform,
      GDN_STREAMING_SECRET: secrets.gdnStreamingSecret,
      CAMPUS_STREAMING_KEY: secrets.campusStreamingKey,
      SLACK_CLIENT_SECRET: secrets.slackClientSecret,
      ZOOM_CLIENT_SECRET: secrets.zoomClientSecret,
    },
    readyAt: `${urls.streamingVendor}/healthz`,
  };
}

/** The platform. Its jobs run in separate workers. */
export function platform(plan: Plan): PartDefinition {
  return {
    name: 'platform',
    file: require.resolve('@campus/platform/main'),
    env: { ...platformEnvironment(plan), WORKERS: 'apart' },
    readyAt: `http://127.0.0.1:${plan.ports.platform}/readyz`,
  };
}

/**
 * With its defaults, V8 lets garbage grow to three times a worker's live memory, and more in long imports.
 */
const workerMemory = ['--max-semi-space-size=16', '--max-old-space-size=256'];

/** Runs the platform's jobs. */
export function worker(plan: Plan): PartDefinition {
  return {
    name: 'worker',
    file: require.resolve('@campus/platform/worker'),
    options: workerMemory,
    env: platformEnvironment(plan),
  };
}

/** Stores events, and answers queries about them. */
export function usageSearch(plan: Plan): PartDefinition {
  return {
    name: 'usage',
    file: require.resolve('@campus/platform/usage'),
    env: platformEnvironment(plan),
    readyAt: `${plan.urls.usage}/readyz`,
  };
}

/** A stack has no load balancer that checks readiness, so its parts need not wait for one before they end. */
const noLoadBalancer = { DRAIN_SECONDS: '0' };

/** The common variables of all platform programs. */
export function platformEnvironment({
  settings,
  data,
  ports,
  secrets,
  urls,
}: Omit<Plan, 'gatewayPort'>): NodeJS.ProcessEnv {
  return {
    ...(settings.standIns && demoConfiguration),
    ...noLoadBalancer,
    ...settings.env,
    NODE_ENV: 'production',
    PLATFORM_HOST: '127.0.0.1',
    PLATFORM_PORT: String(ports.platform),
    DATABASE_URL: urls.database,
    PARSE_MASTER_KEY: secrets.masterKey,
    TOKEN_SECRET: secrets.tokenSecret,
    PUBLIC_URL: urls.console,
    ...ssoVariables(settings, urls, secrets),
    ...(settings.standIns && standInVendors(settings, urls, secrets)),
    SMTP_URL: settings.mailServer ?? urls.smtp,
    FILES_DIR: data.files,
    USAGE_PORT: String(ports.usage),
    USAGE_URL: urls.usage,
    USAGE_DIR: data.usage,
    USAGE_EVENTS_KEY: secrets.usageEventsKey,
  };
}

/** The gateway. In development, it restarts when its source changes. */
export function gateway(plan: Plan): PartDefinition {
  const { settings, secrets, urls, gatewayPort } = plan;
  const development = settings.gateway === 'development';
  const server = require.resolve('@campus/api/server');
  return {
    name: 'gateway',
    ...(development ? { file: endWithParent, args: ['--watch', server] } : { file: server }),
    env: {
      ...(settings.standIns && demoConfiguration),
      ...noLoadBalancer,
      ...settings.env,
      NODE_ENV: development ? 'development' : 'production',
      HOST: development ? '127.0.0.1' : settings.host,
      PORT: String(gatewayPort),
      PUBLIC_URL: urls.console,
      PARSE_SERVER_URL: urls.platform,
      USAGE_URL: urls.usage,
      SESSION_SECRET: secrets.sessionSecret,
      ...(settings.standIns && { WEB_DEMO_URL: `${urls.streamingVendor}/web-demo` }),
      ...ssoVariables(settings, urls, secrets),
      ...(development ? {} : { WEB_DIR: path.join(projectFolder, 'apps/web/dist') }),
    },
    readyAt: `http://127.0.0.1:${gatewayPort}/readyz`,
  };
}

/** The web client's development server, which forwards calls to the gateway. */
export function webClient({ settings, ports, gatewayPort }: Plan): PartDefinition {
  return {
    name: 'web',
    file: endWithParent,
    args: [
      path.join(projectFolder, 'node_modules/vite/bin/vite.js'),
      '--port',
      String(ports.console),
      '--strictPort',
      '--host',
      settings.host,
    ],
    folder: path.join(projectFolder, 'apps/web'),
    env: { ...settings.env, API_URL: `http://127.0.0.1:${gatewayPort}` },
    readyAt: `http://127.0.0.1:${ports.console}/`,
  };
}

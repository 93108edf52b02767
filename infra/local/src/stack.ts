import { type DataFolder, markWithoutDemo, openDataFolder, refuseWithoutDemo } from './data-folder.ts';
import { fillWithDemoData } from './demo/fill.ts';
import { refuseDemoPeople } from './demo/refuse-people.ts';
import { type KeptPart, keepRunning, usualPauses } from './keep-running.ts';
import * as parts from './parts.ts';
import { claim, settlePorts } from './ports.ts';
import { type PartDefinition, startPart } from './processes.ts';
import { readSecrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';
import { ssoVariables } from './sso-variables.ts';
import { type Urls, urlsOf } from './urls.ts';

/** A running stack on this machine, with everything the console needs. */
export interface Stack {
  urls: Urls;
  masterKey: string;
  /** The environment variables that describe the identity providers to console and platform. */
  ssoVariables: NodeJS.ProcessEnv;
  data: DataFolder;
  settings: StackSettings;
  /** Stops every part, last started first. */
  stop(): Promise<void>;
}

/** Options of a start besides its settings. */
export interface StartOptions {
  /** Aborts a start, which then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called with a sentence when a part ends by itself, and when it runs again. */
  say?: (sentence: string) => void;
  /** Resolves when the web client that the gateway serves is built. Can be omitted if it is built already. */
  webClient?: Promise<void>;
}

/**
 * Starts PostgreSQL, inbox, identity provider, streaming vendor, platform, worker, and gateway as separate
 * processes. They end with this process, and are restarted if they end by themselves. On failure or abort,
 * all started processes are stopped first.
 */
export async function startStack(
  settings: StackSettings,
  { signal, say = () => undefined, webClient }: StartOptions = {},
): Promise<Stack> {
  const built = Promise.race([webClient, aborted(signal)]);
  // The build may fail before the gateway waits for it.
  built.catch(() => undefined);
  const running: KeptPart[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const plan = await makePlan(settings);
    const start = async (definition: PartDefinition) => {
      signal?.throwIfAborted();
      const { logs } = plan.data;
      const part = settings.restarts
        ? await keepRunning(definition, logs, { say, pauses: usualPauses })
        : await startPart(definition, logs);
      running.push(part);
      return part;
    };
    const ready = async (...started: KeptPart[]) => {
      await Promise.race([Promise.all(started.map((part) => part.ready)), aborted(signal)]);
    };
    const first: KeptPart[] = [];
    for (const definition of parts.backingServices(plan)) first.push(await start(definition));
    await ready(...first);
    if (!settings.standIns) {
      await refuseDemoPeople(plan.urls.database, plan.data.path);
      await markWithoutDemo(plan.data.path);
    }
    await ready(...(await startServers(plan, start, built)));
    if (settings.demo)
      await fillWithDemoData(
        { urls: plan.urls, real: settings.realProviders },
        {
          filesFolder: plan.data.files,
          tokenSecret: plan.secrets.tokenSecret,
          eventsKey: plan.secrets.usageEventsKey,
        },
      );
    return {
      urls: plan.urls,
      masterKey: plan.secrets.masterKey,
      ssoVariables: ssoVariables(plan.settings, plan.urls, plan.secrets),
      data: plan.data,
      settings,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makePlan(settings: StackSettings): Promise<parts.Plan> {
  const ports = await settlePorts(settings.ports);
  const data = await openDataFolder(settings.dataFolder);
  if (settings.demo) await refuseWithoutDemo(data.path);
  const secrets = await readSecrets(data.path);
  const gatewayPort = settings.gateway === 'development' ? await claim(0) : ports.console;
  return { settings, data, ports, gatewayPort, secrets, urls: urlsOf(settings, ports, secrets) };
}

async function startServers(
  plan: parts.Plan,
  start: (definition: PartDefinition) => Promise<KeptPart>,
  built: Promise<void>,
): Promise<KeptPart[]> {
  const servers = [
    await start(parts.platform(plan)),
    await start(parts.worker(plan)),
    await start(parts.usageSearch(plan)),
  ];
  const { gateway } = plan.settings;
  const served = Promise.all(servers.map(({ ready }) => ready)).then(() => built);
  // Builds can be slow, so report a server that fails to start without waiting for the build.
  await Promise.race([built, served]);
  if (gateway !== 'none') servers.push(await start(parts.gateway(plan)));
  if (gateway === 'development') servers.push(await start(parts.webClient(plan)));
  return servers;
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

import { type DataFolder, openDataFolder } from './data-folder.ts';
import { fillWithDemoData } from './demo/fill.ts';
import { refuseDemoPeople } from './demo/refuse-people.ts';
import * as parts from './parts.ts';
import { claim, settlePorts } from './ports.ts';
import { type Part, type PartDefinition, startPart } from './processes.ts';
import { readSecrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { thirdParties } from './third-parties.ts';
import { type Urls, urlsOf } from './urls.ts';

/** A running stack: everything the console needs, on this machine. */
export interface Stack {
  urls: Urls;
  masterKey: string;
  /** The environment variables by which console and platform know their identity providers. */
  thirdParties: NodeJS.ProcessEnv;
  data: DataFolder;
  settings: StackSettings;
  /** Settles, with a sentence, when a part ends by itself. */
  broken: Promise<string>;
  /** Ends every part, the last started first. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, inbox, identity provider, streaming vendor, platform, worker and gateway, each as a process of its own
 * that ends with this one.
 * When something fails, or the signal is given, what has been started is ended before this fails.
 */
export async function startStack(settings: StackSettings, signal?: AbortSignal): Promise<Stack> {
  const running: Part[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const plan = await makePlan(settings);
    const start = async (definition: PartDefinition) => {
      signal?.throwIfAborted();
      const part = await startPart(definition, plan.data.logs);
      running.push(part);
      return part;
    };
    const ready = async (...started: Part[]) => {
      await Promise.race([Promise.all(started.map((part) => part.ready)), aborted(signal)]);
    };
    const first: Part[] = [];
    for (const definition of parts.surroundings(plan)) first.push(await start(definition));
    await ready(...first);
    if (!settings.standIns) await refuseDemoPeople(plan.urls.database, plan.data.path);
    await ready(...(await startServers(plan, start)));
    if (settings.demo)
      await fillWithDemoData({ urls: plan.urls, real: settings.realProviders }, plan.data.files);
    return {
      urls: plan.urls,
      masterKey: plan.secrets.masterKey,
      thirdParties: thirdParties(plan.settings, plan.urls, plan.secrets),
      data: plan.data,
      settings,
      broken: firstToEnd(running),
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
  const secrets = await readSecrets(data.path);
  const gatewayPort = settings.gateway === 'development' ? await claim(0) : ports.console;
  return { settings, data, ports, gatewayPort, secrets, urls: urlsOf(settings, ports, secrets) };
}

async function startServers(
  plan: parts.Plan,
  start: (definition: PartDefinition) => Promise<Part>,
): Promise<Part[]> {
  const servers = [await start(parts.platform(plan)), await start(parts.worker(plan))];
  const { gateway } = plan.settings;
  if (gateway !== 'none') servers.push(await start(parts.gateway(plan)));
  if (gateway === 'development') servers.push(await start(parts.webClient(plan)));
  return servers;
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new StartFailure('Stopped while starting.')));
  });
}

async function firstToEnd(running: readonly Part[]): Promise<string> {
  return Promise.race(running.map((part) => part.ended.then(() => `The ${part.name} ended unexpectedly.`)));
}

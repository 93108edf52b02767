import type { ParseClient } from '@campus/parse-adapter/core/client';
import type { Limits } from '@campus/server-kit/limits';
import { createThrottledCallers, type ThrottledCallers } from '@campus/server-kit/throttled-callers';
import type { FastifyBaseLogger } from 'fastify';
import { type Actors, createActors } from '../access/actors.ts';
import { type Admissions, createAdmissions } from '../access/admissions.ts';
import { type ApiTokens, createApiTokens } from '../session/api-token.ts';
import { createDeviceSealer, type DeviceSealer } from '../session/device.ts';
import type { Sealer } from '../session/seal.ts';
import { createSessionSealer, type SessionSealer } from '../session/session.ts';
import { createWaitingSealer, type StoredWaiting } from '../session/waiting-sealer.ts';
import { createFlowSealer, type Flow } from '../sso/flow.ts';
import { createPendingSealer, type PendingIdentity } from '../sso/pending-sealer.ts';
import { type BatchTurns, createBatchTurns } from './batch-calls.ts';
import type { Config } from './config.ts';
import { createMemoryLimits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import {
  createUploadMemory,
  createUploadSlots,
  type UploadMemory,
  type UploadSlots,
} from './upload-slots.ts';

/** What the gateway is built from. */
export interface Dependencies {
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  parse: ParseClient;
}

/** The services shared by all requests. */
export interface Services extends Dependencies {
  sealers: {
    session: SessionSealer;
    device: DeviceSealer;
    waiting: Sealer<StoredWaiting>;
    flow: Sealer<Flow>;
    pending: Sealer<PendingIdentity>;
    apiToken: ApiTokens;
  };
  actors: Actors;
  admissions: Admissions;
  limits: Limits;
  throttled: ThrottledCallers;
  batches: BatchTurns;
  /** Memory for files that are buffered while they arrive, limited per caller and in total. */
  arrivals: UploadSlots;
  memory: UploadMemory;
  /** Files that have arrived and are being processed. */
  uploads: UploadSlots;
  /** Files that are streamed onward, which can take long. */
  streams: UploadSlots;
}

/** The state shared by all calls of this process. */
export function createServices(dependencies: Dependencies): Services {
  const { config } = dependencies;
  return {
    ...dependencies,
    sealers: {
      session: createSessionSealer(config.sessionSecret),
      device: createDeviceSealer(config.sessionSecret),
      waiting: createWaitingSealer(config.sessionSecret),
      flow: createFlowSealer(config.sessionSecret),
      pending: createPendingSealer(config.sessionSecret),
      apiToken: createApiTokens(config.sessionSecret),
    },
    actors: createActors(),
    admissions: createAdmissions(),
    limits: createMemoryLimits(config.rateLimits),
    throttled: createThrottledCallers(config.rateLimits),
    batches: createBatchTurns(),
    arrivals: createUploadSlots({ ofOneCaller: 3, ofOneAccount: 500, ofAll: 1_000 }),
    memory: createUploadMemory(256 * 1024 ** 2),
    uploads: createUploadSlots({ ofOneCaller: 3, ofOneAccount: 16, ofAll: 32 }),
    streams: createUploadSlots({ ofOneCaller: 3, ofOneAccount: 8, ofAll: 64 }),
  };
}

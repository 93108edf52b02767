import type { ParseClient } from '@campus/parse-adapter/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Actors, createActors } from './access/actors.ts';
import type { Config } from './config.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { createSealer, type Sealer } from './session/seal.ts';

/** What the gateway is built from. */
export interface Dependencies {
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  parse: ParseClient;
}

/** What all requests share. */
export interface Services extends Dependencies {
  sealer: Sealer;
  actors: Actors;
  limits: Limits;
}

export function createServices(dependencies: Dependencies): Services {
  const { config } = dependencies;
  return {
    ...dependencies,
    sealer: createSealer(config.sessionSecret),
    actors: createActors(),
    limits: createLimits(config.rateLimits),
  };
}

import type { CallObservation } from '@campus/parse-adapter/core/client';
import { readBuildInfo } from '@campus/server-kit/build-info';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** All metrics so far, in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
  /** Counts one operation. */
  operation(name: string, outcome: string, seconds: number): void;
  /** Counts one request that was refused outside of an operation. */
  refusal(key: string): void;
  /** Counts one call to the platform or the usage-search service. */
  upstream(call: CallObservation): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process: its build, memory, processor time, event loop, and garbage collection. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });
new Gauge({
  name: 'campus_build_info',
  help: 'Always 1: the part, its version, and the commit of its checkout.',
  labelNames: ['part', 'version', 'revision'],
  registers: [ofProcess],
}).set({ part: 'gateway', ...readBuildInfo() }, 1);

/**
 * A registry of its own for each gateway, so that several can run in one process. They share the metrics of the
 * process, because collecting them costs a timer and an observer that nothing stops.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const operations = new Histogram({
    name: 'campus_operation_duration_seconds',
    help: 'Operations of the gateway by name and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [registry],
  });
  const upstream = new Histogram({
    name: 'campus_upstream_call_duration_seconds',
    help: 'Calls of the platform and the usage-search service, by function or route, and outcome.',
    labelNames: ['call', 'outcome'],
    buckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'campus_refused_requests_total',
    help: 'Requests that were refused outside of an operation, by the key of the answer.',
    labelNames: ['key'],
    registers: [registry],
  });

  const reachable = new Gauge({
    name: 'campus_platform_reachable',
    help: 'Whether the platform answered the last call: 1, or 0 when it was unavailable.',
    registers: [registry],
  });

  return {
    text: async () => `${await ofProcess.metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
    operation: (operation, outcome, seconds) => operations.observe({ operation, outcome }, seconds),
    refusal: (key) => refusals.inc({ key }),
    upstream: ({ service, name, outcome, seconds }) => {
      upstream.observe({ call: name, outcome }, seconds);
      if (service === 'platform') reachable.set(outcome === 'unavailable' ? 0 : 1);
    },
  };
}

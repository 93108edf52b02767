import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('measures whether the platform is reachable by calls of the platform only', async () => {
  const metrics = createMetrics();
  const reachable = async () => /^campus_platform_reachable (\d)$/m.exec(await metrics.text())?.[1];
  metrics.upstream({ service: 'platform', name: 'getBadges', outcome: 'success', seconds: 0.01 });
  metrics.upstream({ service: 'usage', name: 'getLogins', outcome: 'unavailable', seconds: 1 });
  expect(await reachable()).toBe('1');
  metrics.upstream({ service: 'platform', name: 'getBadges', outcome: 'unavailable', seconds: 1 });
  metrics.upstream({ service: 'usage', name: 'getLogins', outcome: 'success', seconds: 0.01 });
  expect(await reachable()).toBe('0');
});

it('contains the metrics of the process once for each gateway', async () => {
  const texts = await Promise.all([createMetrics(), createMetrics()].map((metrics) => metrics.text()));
  for (const text of texts) expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openGateway } from '../support/calls/gateway.ts';
import { stack } from '../support/stack/stack.ts';

/** Names of metrics in a text; a histogram is also its count, sum, and buckets. */
const namesIn = (text: string) => new Set(text.match(/\b(?:campus|process|nodejs)_[a-z_]+\b/g));

it('exports every metric that the example alerts and the chapter about measurements name', async () => {
  const gateway = await openGateway();
  const addresses = [gateway.url, new URL(stack.urls.platform).origin, stack.urls.usage];
  const texts = await Promise.all(
    addresses.map(async (url) => (await fetch(new URL('/metrics', url))).text()),
  );
  const exported = texts
    .flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)])
    .flatMap(([, name, type]) => (type === 'histogram' ? [name, `${name}_count`] : [name]));
  for (const file of ['alerts.yml', 'operations.md']) {
    const text = await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const names = namesIn(text);
    expect(names.size).toBeGreaterThan(8);
    expect(exported).toEqual(expect.arrayContaining([...names]));
  }
  const documented = namesIn(await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8'));
  expect([...documented]).toEqual(
    expect.arrayContaining(
      exported.filter((name) => name?.startsWith('campus_') && !name.endsWith('_count')),
    ),
  );
});

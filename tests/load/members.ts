/**
 * `npm run bench:members`: the cost of the members table, on its own stacks. Measures its reads in accounts
 * of up to a million members, the finder there, the table beside parse-dashboard in the same browser, and a
 * keystroke in a cell. `npm run bench:members -- --only scale` (or `finder`, `beside`, `keystroke`) runs only one. `--data folder`
 * keeps the folder, so that the million is loaded only once.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Stack, startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { compareWithDashboard } from './beside-dashboard.ts';
import { measureFinder } from './finder.ts';
import { measureKeystrokes } from './keystroke.ts';
import { measureScale } from './member-scale.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, data: { type: 'string' } } });
const folder = await makeTemporaryFolder();
const { env } = ownStack(folder);
try {
  await buildWebClient(env);
  if (isWanted('scale')) await onStack(values.data ?? path.join(folder, 'scale'), measureScale);
  if (isWanted('finder')) await onStack(values.data ?? path.join(folder, 'finder'), measureFinder);
  const small = path.join(folder, 'small');
  if (isWanted('beside')) await onStack(small, (stack) => compareWithDashboard(stack, env));
  if (isWanted('keystroke')) await onStack(small, measureKeystrokes);
} finally {
  await rm(folder, { recursive: true });
}

function isWanted(part: string): boolean {
  return values.only === undefined || values.only === part;
}

async function onStack(dataFolder: string, measure: (stack: Stack) => Promise<void>): Promise<void> {
  const stack = await startStack({ ...ownStack(dataFolder), gateway: 'built', demo: true });
  try {
    await measure(stack);
  } finally {
    await stack.stop();
  }
}

/** `npm run reset`: empties the data folder after asking; `npm run reset -- --yes` does not ask. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { emptyDataFolder } from './data-folder.ts';
import { readSettings } from './settings.ts';
import { explainFailure } from './start-failure.ts';

const { values: options } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });

try {
  const { dataFolder } = readSettings();
  if (!options.yes && !(await agreed(dataFolder))) console.log('Nothing was changed.');
  else if (await emptyDataFolder(dataFolder)) console.log(`${dataFolder} is empty now.`);
  else console.log(`${dataFolder} was empty already.`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function agreed(dataFolder: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = once(terminal, 'close').then(() => '');
  const question = `Delete every account, member, file and mail in ${dataFolder}? [y/N] `;
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * `npm run trace`: shows which requirements tests name. `-- MEM` lists an area's rows without a test, `--
 * MEM-012` one row.
 */
import { report } from './report.ts';
import { readRequirements } from './rows.ts';
import { readTestTexts } from './test-texts.ts';

console.log(report(readRequirements(), readTestTexts(), process.argv[2]).join('\n'));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environment as gatewayEnvironment } from '@campus/api/core/config';
import { environment as platformEnvironment } from '@campus/platform/foundation/config';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { projectFolder, environment as stackEnvironment } from './settings.ts';

/** The variables of a program with their schemas. */
type Variables = Readonly<Record<string, z.ZodType>>;

const gateway: Variables = gatewayEnvironment.shape;
const platform: Variables = platformEnvironment.shape;
const stack: Variables = stackEnvironment.shape;

/**
 * Programs that people configure. `npm start` sets every variable of its database, inbox, and simulated
 * vendors itself.
 */
const programs = [gateway, platform, stack];

/** The programs that read each section's variables; undefined for sections that only some of them read. */
const readers: Readonly<Record<string, readonly Variables[] | undefined>> = {
  'npm start': [stack],
  'Real providers': undefined,
  'Gateway and platform': [gateway, platform],
  Gateway: [gateway],
  'Platform, worker, and usage-search service': [platform],
};

interface DocumentedVariable {
  section: string;
  name: string;
  /** The column "default". */
  written: string;
}

/** The table rows whose first cell is a variable. */
function readDocument(): DocumentedVariable[] {
  const file = path.join(projectFolder, 'docs/configuration.md');
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return sections.flatMap((section) =>
    [...section.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.+?) \|/gm)].map(([, name = '', written = '']) => ({
      section: section.split('\n', 1)[0] ?? '',
      name,
      written,
    })),
  );
}

/** A variable's default, as the document writes it. */
function writtenDefault(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return 'required';
  if (typeof data === 'boolean') return `\`${data ? 'on' : 'off'}\``;
  if (typeof data === 'number' || (typeof data === 'string' && data !== '')) return `\`${data}\``;
  return 'none';
}

const variables = readDocument();

it('docs/configuration.md names exactly the variables that the programs read', () => {
  const read = new Set(programs.flatMap(Object.keys));
  expect(new Set(variables.map(({ name }) => name))).toEqual(read);
});

it('docs/configuration.md names no variable twice in a section', () => {
  const places = variables.map(({ section, name }) => `${section}: ${name}`);
  expect(places).toEqual([...new Set(places)]);
});

it('docs/configuration.md lists each variable under the programs that read it', () => {
  expect([...new Set(variables.map(({ section }) => section))]).toEqual(Object.keys(readers));
  const misplaced = variables.filter(({ section, name }) =>
    readers[section]?.some((program) => !(name in program)),
  );
  expect(misplaced).toEqual([]);
});

it('docs/configuration.md states the default of each variable', () => {
  const expected = variables.map(({ section, name }) => {
    const schemas = (readers[section] ?? programs).flatMap((program) => program[name] ?? []);
    const [first = '', ...others] = new Set(schemas.map(writtenDefault));
    return { section, name, written: others.length > 0 ? '*differs*' : first };
  });
  expect(variables).toEqual(expected);
});

import { areaOf, idsOf, type Requirement } from './rows.ts';
import type { TestText } from './test-texts.ts';

/**
 * Returns the lines of `npm run trace`. Without a name: counts per area. With an area: its rows that no test
 * names. With a row id: the row and its tests. With `nightly`: the rows that only nightly tests name.
 */
export function report(rows: readonly Requirement[], texts: readonly TestText[], name?: string): string[] {
  const tests = testsById(texts);
  if (name === undefined) return countsByArea(rows, tests);
  const row = rows.find(({ id }) => id === name);
  if (row)
    return [
      lineOf(row),
      ...(tests.get(name) ?? []).map(({ file, line, content }) => `  ${file}:${line}  ${content}`),
    ];
  if (name === 'nightly')
    return rows.filter(({ id }) => tests.get(id)?.every(({ isNightly }) => isNightly)).map(lineOf);
  const area = rows.filter(({ id }) => areaOf(id) === name);
  if (area.length === 0) return [`There is no area or row ${name}.`];
  return area.filter(({ id }) => !tests.has(id)).map(lineOf);
}

/** Test texts by the row id that they name. */
function testsById(texts: readonly TestText[]): Map<string, TestText[]> {
  const tests = new Map<string, TestText[]>();
  for (const text of texts)
    for (const id of new Set(idsOf(text.content))) tests.set(id, [...(tests.get(id) ?? []), text]);
  return tests;
}

function countsByArea(rows: readonly Requirement[], tests: ReadonlyMap<string, unknown>): string[] {
  const areas = Map.groupBy(rows, ({ id }) => areaOf(id));
  return [...areas, ['all', rows] as const].map(([area, within]) => {
    const named = within.filter(({ id }) => tests.has(id)).length;
    return `${area.padEnd(6)}${String(named).padStart(6)} of ${within.length} rows named by a test`;
  });
}

function lineOf({ id, kind, layer, text }: Requirement): string {
  return `${id}  ${kind}, ${layer}: ${text}`;
}

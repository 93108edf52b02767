import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../settings.ts';

/** A row of docs/requirements. */
export interface Requirement {
  /** The area's prefix and a number, such as MEM-012. */
  id: string;
  kind: string;
  /** The test layer that proves the row best. */
  layer: string;
  text: string;
}

/** Every requirement, in file order. */
export function readRequirements(): Requirement[] {
  return globSync('docs/requirements/*.tsv', { cwd: projectFolder })
    .sort()
    .flatMap((file) => parseRows(readFileSync(path.join(projectFolder, file), 'utf8')));
}

/** Parses tab-separated rows below a header line. */
export function parseRows(content: string): Requirement[] {
  const [, ...lines] = content.trim().split('\n');
  return lines.map((line) => {
    const [id = '', , kind = '', layer = '', text = ''] = line.split('\t');
    return { id, kind, layer, text };
  });
}

/** The prefix of an id, which identifies its area. */
export function areaOf(id: string): string {
  return id.split('-')[0] ?? '';
}

/** The ids at the beginning of a text; none for other texts. */
export function idsOf(text: string): string[] {
  return /^[A-Z]{3,4}-\d{3}\b/.test(text) ? (text.match(/\b[A-Z]{3,4}-\d{3}\b/g) ?? []) : [];
}

import type { importPeople, ListedPerson } from '@campus/contracts/imports/import-people';
import { csvFileOfCells, inOneBatch } from '@campus/csv/write';
import { type ColumnField, importFields } from '@campus/domain/imports/imports';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';
import { keepFile } from './end-file.ts';
import type { ImportPlan } from './plan-import.ts';
import type { Sender } from './receive-file.ts';

type Listed = z.output<typeof importPeople.input>;

/** Stores listed people as a file to import. Returns its id. */
export async function keepPeople(services: Services, sender: Sender, { people }: Listed): Promise<string> {
  const columns = columnsOf(people);
  const rows = [columns, ...people.map((person) => columns.map((column) => cellOf(person, column)))];
  let content = '';
  for await (const part of csvFileOfCells(inOneBatch(rows), ',')) content += part;
  const format = { encoding: 'utf-8', delimiter: ',', headerLine: 1 } as const;
  const { id } = await keepFile(services, sender, {
    name: 'people.csv',
    content: Buffer.from(content),
    format,
  });
  return id;
}

/** Returns the settings of their import. */
export function peopleImport({ people, ...wish }: Listed, fileId: string): ImportPlan {
  return { ...wish, fileId, hasHeader: true, columns: columnsOf(people) };
}

/** The fields that at least one person has a value for. */
function columnsOf(people: readonly ListedPerson[]): ColumnField[] {
  const own = new Set(people.flatMap(({ custom = {} }) => Object.keys(custom)));
  return [
    ...importFields.filter((field) => people.some((person) => person[field] !== undefined)),
    ...[...own].map((name) => `custom:${name}` as const),
  ];
}

function cellOf({ custom = {}, ...person }: ListedPerson, column: ColumnField): string {
  const known = importFields.find((field) => field === column);
  if (known) return person[known] ?? '';
  const name = column.slice('custom:'.length);
  return (Object.hasOwn(custom, name) && custom[name]) || '';
}

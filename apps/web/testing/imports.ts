import type { ImportFile } from '@campus/contracts/imports/import-files';
import { type ImportRow, importOptions } from '@campus/contracts/imports/imports';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { Answers } from './answering-link.ts';
import { aBadge } from './badges.ts';
import { anEnteredAccount, workingIn } from './people.ts';
import { onePage } from './rows.ts';
import { aTask } from './tasks.ts';

const format: ImportFile['columns'][number]['format'] = { dates: 'dayFirst', decimals: ',', unsure: [] };

/** An uploaded file with three columns and a header. */
export function anImportFile(own: Partial<ImportFile> = {}): ImportFile {
  return {
    id: 'file1',
    name: 'people.csv',
    bytes: 81_920,
    encoding: 'utf-8',
    encodingUnsure: false,
    delimiter: ';',
    oddBytes: null,
    hasHeader: true,
    headerLine: 1,
    columns: [
      { header: 'E-Mail', field: 'email', samples: ['bola@example.org', 'chidi@example.org'], format },
      { header: 'Job', field: 'title', samples: ['Dean', ''], format },
      { header: 'Shoe size', field: '', samples: ['41', '43'], format },
    ],
    ...own,
  };
}

type SentImport = Awaited<ReturnType<NonNullable<NonNullable<Answers['imports']>['get']>>>['import'];
type OwnImport = Partial<Omit<SentImport, 'task' | 'actions' | 'options'>> & {
  task?: Partial<Task>;
  actions?: Partial<SentImport['actions']>;
  options?: Partial<SentImport['options']>;
};

const startedAt = '2026-11-10T10:00:01.000Z';
/** In these states, an import has not changed anything yet. */
const plannedOnly: readonly Task['status'][] = ['waiting', 'planned', 'cancelled'];

/** An import of members whose plan waits for review. */
export function anImport({ task, actions, options, ...own }: OwnImport = {}): SentImport {
  return {
    task: aTask({
      id: 'import1',
      kind: 'imports.memberships',
      status: 'planned',
      total: 5000,
      skipped: 950,
      failed: 50,
      ...(task?.status !== undefined && !plannedOnly.includes(task.status) && { startedAt }),
      ...task,
    }),
    kind: 'memberships',
    fileName: 'people.csv',
    fileId: 'file1',
    hasHeader: true,
    columns: ['email', 'title', ''],
    formats: [format, format, format].map(({ dates, decimals }) => ({ dates, decimals })),
    exportEmail: 'ana@example.org',
    options: { ...importOptions.omit({ teamId: true }).parse({}), ...options },
    rowErrors: 'skip',
    actions: {
      ...{ create: 0, update: 0, remove: 0, unchanged: 0, conflict: 0, error: 0 },
      ...(actions ?? { create: 2100, update: 1900, unchanged: 950, conflict: 20, error: 30 }),
    },
    ...own,
  };
}

/** A row that changes a member's title. */
export function anImportRow(own: Partial<ImportRow> = {}): ImportRow {
  return {
    position: 1,
    line: 2,
    label: 'bola@example.org',
    action: 'update',
    changes: [{ field: 'title', from: 'Professor', to: 'Dean' }],
    cells: [],
    outcome: null,
    reason: '',
    reasons: [],
    ...own,
  };
}

/** An account in which people are imported, by default without earlier imports. */
export function importing(
  imports: NonNullable<Answers['imports']> = {},
  account = anEnteredAccount(),
): Answers {
  return {
    ...workingIn(account),
    badges: { list: () => ({ items: [aBadge()] }) },
    invitations: { list: () => onePage([]) },
    imports: {
      list: () => onePage([]),
      fields: () => ({ fields: [{ name: 'Faculty', type: 'string' as const }] }),
      get: () => ({ import: anImport() }),
      rows: () => onePage([anImportRow()]),
      file: () => ({ file: anImportFile() }),
      ...imports,
    },
  };
}

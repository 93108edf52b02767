import { rememberUser } from '../../src/lib/storage.ts';
import type { Answers } from '../answering-link.ts';
import { anImport, anImportFile, anImportRow, importing } from '../imports.ts';
import { anEnteredAccount } from '../people.ts';
import { onePage } from '../rows.ts';
import { failing, type PageState } from './page-state.ts';

const format = { dates: 'dayFirst' as const, decimals: ',' as const, unsure: [] };
const address = '/admin/import?tab=update';
const ofImport = `${address}&import=import1`;
const history = {
  list: () =>
    onePage(
      [anImport(), anImport({ kind: 'deletions', actions: { remove: 3 }, task: { id: 'import2' } })],
      60,
    ),
};
const wrong = anImportRow({
  position: 2,
  label: '',
  action: 'error',
  changes: [],
  reason: '',
  cells: [{ field: 'email', value: '' }],
});

const overwriting = {
  overwriteData: true,
  overwriteBadges: true,
  emailData: { ...anImport().options.emailData, subject: 'Come in' },
};

function withImport(details: ReturnType<typeof anImport>): Answers {
  const rows = () => onePage([anImportRow(), wrong, anImportRow({ position: 3, action: 'conflict' })], 60);
  return importing({ get: () => ({ import: details }), rows });
}

/** The setup form for a file that this browser tab knows. */
function withFile(tab: 'update' | 'delete', file = anImportFile()): Answers {
  const draft = { file, values: { review: false } };
  rememberUser('user1');
  sessionStorage.setItem(`campus.draft.user1.account1.import.${tab}`, JSON.stringify(draft));
  return importing({}, anEnteredAccount({ isWebEnabled: true, isWebOnly: false }));
}

/** The text that this browser tab has kept in the box. */
function withPasted(pasted: string): Answers {
  rememberUser('user1');
  sessionStorage.setItem('campus.draft.user1.account1.import.update.paste', JSON.stringify(pasted));
  return importing();
}

/** The states of the page that imports people from files. */
export const importStates: Record<string, PageState> = {
  'a file to choose': { address, answers: () => importing(history), shows: 'Drop a CSV file here' },
  'people who were pasted': {
    address,
    answers: () => withPasted('Ann Lee <ann@example.org>, dean\nbob@@example.org\nHello all'),
    shows: 'Paste names and addresses',
    press: ['Show as a table'],
    kept: ['ann@example.org', 'Ann', 'Lee', 'dean', 'bob@@example.org', 'Hello', 'all'],
    after: 'Not used: dean',
  },
  'a pasted text without people': {
    address: '/admin/import?tab=delete',
    answers: () => importing(),
    shows: 'Paste names and addresses',
    press: ['Show as a table'],
    after: 'There are no names or addresses',
  },
  'a file of deletions to choose': {
    address: '/admin/import?tab=delete&file=file9',
    answers: () => importing(),
    shows: 'Nothing has been imported',
  },
  'updates alone': {
    address,
    answers: () => importing({ list: failing }, anEnteredAccount({ invitesDisabled: true })),
    shows: 'Invitations are disabled',
  },
  'the columns of a file': {
    address: `${address}&file=file1`,
    answers: () => withFile('update'),
    kept: anImportFile(),
    shows: 'Shoe size',
  },
  'the columns of a file without a header': {
    address: `${address}&file=file1`,
    answers: () =>
      withFile(
        'update',
        anImportFile({
          hasHeader: false,
          delimiter: '\t',
          columns: [
            { header: '', field: 'title', samples: [], format },
            { header: '', field: 'title', samples: ['Dean'], format },
          ],
        }),
      ),
    shows: 'Left out',
    press: ['Import now'],
    after: 'Choose the column',
  },
  'the columns of a file of deletions': {
    address: '/admin/import?tab=delete&file=file1',
    answers: () => withFile('delete'),
    kept: anImportFile(),
    shows: 'Shoe size',
    press: ['Import now'],
    after: 'without a review',
  },
  'an import that is planned': {
    address: ofImport,
    answers: () => withImport(anImport({ options: overwriting })),
    shows: 'bola@example.org',
    press: ['Apply'],
    after: 'Sent invitations cannot be called back',
  },
  'an import to discard': {
    address: ofImport,
    answers: () => withImport(anImport({ actions: { remove: 1 }, kind: 'deletions' })),
    shows: 'bola@example.org',
    press: ['Discard'],
    after: 'Keep it',
  },
  'an import that is being planned': {
    address: ofImport,
    answers: () => withImport(anImport({ task: { status: 'waiting' } })),
    shows: 'so far',
  },
  'an import that runs': {
    address: ofImport,
    answers: () => withImport(anImport({ task: { status: 'running', done: 1000 } })),
    shows: 'bola@example.org',
  },
  'an import that failed': {
    address: ofImport,
    answers: () => withImport(anImport({ task: { status: 'failed', done: 1, reason: 'Nobody may.' } })),
    shows: 'Nobody may.',
  },
  'an import that was discarded': {
    address: ofImport,
    answers: () => withImport(anImport({ actions: {}, task: { status: 'cancelled' } })),
    shows: 'was discarded',
  },
  'an import that fails to load': {
    address: ofImport,
    answers: () => importing({ get: failing }),
    shows: 'Try again',
  },
};

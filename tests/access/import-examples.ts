import type { AppRouter } from '@campus/api/router';
import { makePlannedImport, sendImportFile } from '@campus/tests/areas/imports/imports';
import { makeSender } from '@campus/tests/areas/senders/senders';
import { PlatformRefusal } from '@campus/tests/calls/platform';
import { type Person, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

type Inputs = Pick<inferRouterInputs<AppRouter>, 'imports' | 'senders'>;

/** Examples for imports, and for the sender addresses of invitations. */
export const importExamples: Examples<Inputs> = {
  'imports.list': ({ accountId }) => ({ accountId }),
  'imports.plan': async (account, caller) => ({
    ...(await sent(account, caller)),
    kind: 'memberships',
    exportEmail: account.people.owner.email,
  }),
  'imports.people': ({ accountId, people }) => ({
    accountId,
    kind: 'memberships',
    people: [{ email: people.member.email, title: 'Dr.' }],
    exportEmail: people.owner.email,
  }),
  'imports.applyPlan': planned,
  'imports.get': planned,
  'imports.rows': planned,
  'imports.correctRow': async (account, caller) => ({
    accountId: account.accountId,
    taskId: await byCaller(account, caller, (file) =>
      makePlannedImport({ ...file, lines: ['Email', 'nobody'] }),
    ),
    position: 1,
    cells: [{ field: 'email', value: account.people.member.email }],
  }),
  'imports.fields': ({ accountId }) => ({ accountId }),
  'imports.file': sent,
  'imports.reread': async (account, caller) => ({ ...(await sent(account, caller)), delimiter: ';' }),

  'senders.get': ({ accountId }) => ({ accountId }),
  'senders.set': ({ accountId }) => ({ accountId, email: `office-${unique()}@campus.test` }),
  'senders.link': async (account) => ({ code: await makeSender(account) }),
  'senders.accept': async (account) => ({ code: await makeSender(account) }),
  'senders.withdraw': async (account) => ({ code: await makeSender(account) }),
};

async function sent(account: TestAccount, caller: Person | undefined) {
  return { accountId: account.accountId, fileId: (await byCaller(account, caller, sendImportFile)).id };
}

async function planned(account: TestAccount, caller: Person | undefined) {
  return { accountId: account.accountId, taskId: await byCaller(account, caller, makePlannedImport) };
}

interface OfOnePerson {
  accountId: string;
  by: Person;
  lines: string[];
}

/** Runs as the caller, because another person's uploads are not visible; as the owner if that is refused. */
async function byCaller<T>(
  { accountId, people }: TestAccount,
  caller: Person | undefined,
  make: (file: OfOnePerson) => Promise<T>,
): Promise<T> {
  const lines = ['Email', people.member.email];
  const byOwner = () => make({ accountId, by: people.owner, lines });
  if (!caller) return byOwner();
  return make({ accountId, by: caller, lines }).catch((error: unknown) => {
    if (error instanceof PlatformRefusal) return byOwner();
    throw error;
  });
}

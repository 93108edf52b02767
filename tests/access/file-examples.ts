import type { fileRouter } from '@campus/api/file-router';
import { updateProfile } from '@campus/contracts/profile/functions';
import { addBadge, makeBadge } from '@campus/tests/areas/badges';
import { makeTaskWithFile } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeReportRecord } from '@campus/tests/events/report-records';
import { csvOf } from '@campus/tests/world/csv-files';
import { makePicture } from '@campus/tests/world/pictures';
import { addMember, makePerson, type Person, sql, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Example, Examples } from './example-types.ts';
import { examples } from './examples.ts';

/** Examples for operations that accept or return files. */
const fileExamples: Examples<inferRouterInputs<typeof fileRouter>> = {
  'analytics.reportRecordFile': async ({ accountId }) => ({
    accountId,
    recordId: await makeReportRecord(accountId),
  }),
  'audit.export': ({ accountId }) => ({ accountId }),
  'badges.add': async ({ accountId }) => ({
    accountId,
    name: 'Guide',
    file: { name: 'badge.png', content: await makePicture('png') },
  }),
  'badges.image': async (account) => ({
    accountId: account.accountId,
    name: (await addBadge(account)).image ?? '',
  }),
  'badges.importAssignments': async ({ accountId, people }) => ({
    accountId,
    file: { name: 'people.csv', content: Buffer.from(people.member.email) },
    exportEmail: people.owner.email,
    badgeId: await makeBadge(accountId),
  }),
  'imports.upload': ({ accountId, people }) => ({ accountId, file: csvOf(['Email', people.member.email]) }),
  'imports.sample': ({ accountId }) => ({ accountId, kind: 'memberships' }),
  'imports.memberships': ({ accountId, people }) => ({
    ...sent({ accountId, people }, people.member),
    overwriteData: true,
    badges: [],
    emailData: { subject: 'Welcome' },
  }),
  'imports.deletions': async (account) => sent(account, await addMember(account.accountId)),
  'imports.invitations': (account) => sent(account, { email: `invitee-${unique()}@campus.test` }),
  'tasks.file': async ({ accountId, people }, caller) => ({
    accountId,
    taskId: await makeTaskWithFile({ accountId, by: caller ?? people.owner }),
  }),
  'profile.setPicture': async () => ({ file: { name: 'me.png', content: await makePicture('png') } }),
  'profile.picture': async (_, caller) => ({ name: caller ? await givePicture(caller) : 'nobodys.png' }),
};

const all: Readonly<Record<string, Example>> = { ...examples, ...fileExamples };

/** The example for an operation, by its dotted name. */
export function exampleOf(path: string): Example {
  const example = all[path];
  if (!example) throw new Error(`There is no example of ${path}.`);
  return example;
}

/** A file with one person, and the receiver of its result. */
function sent(
  { accountId, people }: Pick<TestAccount, 'accountId' | 'people'>,
  { email }: { email: string },
) {
  return { accountId, exportEmail: people.owner.email, file: csvOf(['Email', email]) };
}

/** Adds a picture to a person, even if a suspension prevents them from changing it. Returns its name. */
async function givePicture({ userId }: Person): Promise<string> {
  const base64 = (await makePicture('png')).toString('base64');
  const model = await makePerson();
  const picture = { name: 'me.png', base64 };
  const { profilepic } = await callPlatform(updateProfile, { picture }, model.sessionToken);
  const given = await sql.one<{ profile: string }>('select profile from "_User" where "objectId" = $1', [
    model.userId,
  ]);
  await sql.query('update "_User" set profile = null where "objectId" = $1', [model.userId]);
  await sql.query('update "_User" set profile = $2 where "objectId" = $1', [userId, given?.profile]);
  return profilepic ?? '';
}

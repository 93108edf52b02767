import { exportAudit } from '@campus/contracts/audit/audit';
import { saveCsvImport } from '@campus/contracts/imports/functions';
import { makeBadge } from '@campus/tests/areas/badges';
import { makePlannedImport } from '@campus/tests/areas/imports/imports';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeSpaces, makeSpaceType } from '@campus/tests/areas/private-spaces';
import { endOfTask } from '@campus/tests/areas/tasks';
import { recordEntries } from '@campus/tests/calls/audit-entries';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { importCalls } from '@campus/tests/calls/import-calls';
import { callPlatform } from '@campus/tests/calls/platform';
import { computedCells, formulas, openings } from '@campus/tests/events/spreadsheet';
import {
  addMember,
  type MemberPerson,
  makeAccount,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

const gateway = await openGateway();
const { as, http } = gateway;
const call = importCalls(gateway);

let account: TestAccount;
let hostilePeople: MemberPerson[];

/** An account in which every text of its people is a formula, including their emails. */
beforeAll(async () => {
  const field = { type: 'string' as const };
  account = await makeAccount({
    dashboardOptions: { isExportAllowed: true, isPrivateSpacesAllowed: true },
    memberProfileCustomFieldsSchema: { '=1+1': field, 'x;=1+1': field },
  });
  const { accountId } = account;
  await makeSpaces(
    accountId,
    await makeSpaceType(account, '=1+1'),
    formulas.map((text) => ({ name: text, ownerName: text, ownerEmail: hostileEmail() })),
  );
  hostilePeople = await Promise.all(
    formulas.map(async (text) => {
      const names = { displayName: text, firstName: text, lastName: text };
      const badges = [await makeBadge(accountId, text)];
      await makeInvitation(account, { ...names, email: hostileEmail(), title: text, badges });
      await recordEntries([
        {
          accountId,
          target: { type: 'member', id: 'x', label: text },
          after: { title: text },
          reasons: [{ key: 'platform.reason', params: { reason: text } }],
        },
      ]);
      return addMember(
        accountId,
        { title: text, contactEmail: text, badgeIds: badges, customFields: { '=1+1': text, 'x;=1+1': text } },
        { ...names, email: hostileEmail() },
      );
    }),
  );
});

const hostileEmail = () => `=1+1-${unique()}@campus.test`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function fileOfTask({ task: { id } }: { task: { id: string } }): Promise<string> {
  expect(await endOfTask(id)).toMatchObject({ status: 'done' });
  return download(`/accounts/${account.accountId}/tasks/${id}/file`);
}

async function download(path: string): Promise<string> {
  const headers = await scriptHeaders(account.people.admin);
  const { status, text } = await http.get(`/api/v1${path}`).set(headers).buffer();
  expect(status).toBe(200);
  return text;
}

/** The result of an import with valid rows for these people and invalid rows, with formulas in every cell. */
async function importResult(kind: 'memberships' | 'invitations' | 'deletions'): Promise<string> {
  const { accountId, people } = account;
  const rows = formulas.flatMap((text, index) => [
    `${kind === 'memberships' ? hostilePeople[index]?.email : hostileEmail()},${quoted(`new ${text}`)}`,
    `${quoted(text)},${quoted(text)}`,
    `${hostileEmail()}, ${quoted(text)}`,
  ]);
  const id = await makePlannedImport({
    accountId,
    by: people.admin,
    kind,
    lines: ['Email,Title', ...rows],
    options: kind === 'memberships' ? { overwriteData: true } : {},
  });
  await as(people.admin).imports.applyPlan.mutate({ accountId, taskId: id });
  return fileOfTask({ task: { id } });
}

const ofAccount = () => ({ accountId: account.accountId });
const admin = () => as(account.people.admin);

const exports: [string, () => Promise<string>][] = [
  ['of members', async () => fileOfTask(await admin().members.export.mutate(ofAccount()))],
  ['of invitations', async () => fileOfTask(await admin().invitations.export.mutate(ofAccount()))],
  [
    'of badges',
    async () => {
      const recipient = account.people.admin.email;
      return fileOfTask(await admin().badges.exportAssignments.mutate({ ...ofAccount(), recipient }));
    },
  ],
  [
    'of the audit trail',
    () => download(exportAudit.rest?.path.replace('{accountId}', account.accountId) ?? ''),
  ],
  ['of the results of an import of members', () => importResult('memberships')],
  ['of the results of an import of invitations', () => importResult('invitations')],
  [
    'of the results of an import of badges',
    async () => {
      const { accountId, people } = account;
      const { id } = await callPlatform(
        saveCsvImport,
        {
          ...{ accountId, type: 'badge', exportEmail: people.admin.email },
          file: {
            name: 'people.csv',
            base64: Buffer.from(['Email', people.member.email, ...formulas.map(quoted)].join('\n')).toString(
              'base64',
            ),
          },
          params: { badgeId: await makeBadge(accountId) },
        },
        people.admin.sessionToken,
      );
      return fileOfTask({ task: { id } });
    },
  ],
  [
    'of a sample of a file to import',
    async () => {
      const sample = { ...ofAccount(), kind: 'memberships' };
      return (await call('sample', sample, account.people.admin)).text;
    },
  ],
  [
    'of the results of a bulk suspension',
    async () => {
      const selection = { ids: hostilePeople.map(({ membershipId }) => membershipId) };
      return fileOfTask(await admin().members.suspend.mutate({ ...ofAccount(), selection }));
    },
  ],
  ['of the results of an import of deletions', () => importResult('deletions')],
  ['of private spaces', async () => fileOfTask(await admin().privateSpaces.export.mutate(ofAccount()))],
];

it.each(exports)('the file %s has no formula, for every separator of a spreadsheet', async (_, make) => {
  const content = await make();
  expect(content).toContain('=1+1');
  for (const opening of openings) expect(computedCells(content, opening)).toEqual([]);
});

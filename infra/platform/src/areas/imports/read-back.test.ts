// @module-tag sampled
import { getImport, getImportRows, planImport } from '@campus/contracts/imports/functions';
import { csvFile } from '@campus/csv/write';
import { permissions } from '@campus/domain/access/levels';
import { teamIds } from '@campus/domain/members/team-ids';
import { randomRuns } from '@campus/domain/testing/sweep';
import { planned, sendImportContent } from '@campus/tests/areas/imports/imports';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertMemberships } from '../../foundation/records/memberships.ts';
import { insertUsers } from '../../foundation/records/users.ts';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';
import { exportColumns } from '../members/export-columns.ts';
import { exportedBatches } from '../members/exported-batches.ts';
import { everybody } from '../members/member-search.ts';

/**
 * Difficult texts: formulas, cell, line, and badge separators, right-to-left scripts, and combining
 * characters.
 */
const hostile = fc.constantFrom(
  ...['=1+1', '+1', '-1', '@SUM(A1)', "'", "''=x", "'=x", '"', '""', ';', ',', '\t', '\r', '\n', '\r\n'],
  ...[
    'مرحبا',
    'שלום',
    'e\u0301',
    'a\u0308\u0323',
    '\u202Eabc',
    '👩🏽‍🚀',
    '\u00A0',
    '\uFEFF',
    ' ',
    '\\N',
    'NULL',
  ],
  ...['Member', 'Suspended', 'A', '0', '78', 'true', '1,5', 'Ø', 'ß', 'İ', '\u0085', '\u2028'],
);
const piece = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 8 }));
const anyText = fc
  .array(piece, { maxLength: 5 })
  .map((pieces) => pieces.join('').replaceAll('\0', '').toWellFormed());

const emailStart = fc.constantFrom('', '=', '+', '-', "'", "'=", '{', '/');
const customValue = fc.oneof(
  anyText,
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const types = ['string', 'number', 'boolean', 'ISOTimeString'] as const;
/** Custom fields named like export columns or common headers. */
const ownNames = [
  'Desk',
  'Role',
  'Email',
  'Name',
  'Logins',
  'Badges',
  'Created',
  'Team',
  'Shoe size',
  'email',
];

const person = fc.record({
  emailStart,
  names: fc.tuple(anyText, anyText, anyText),
  contactEmail: fc.oneof(anyText, fc.constant('ada@example.org')),
  title: anyText,
  permission: fc.constantFrom(...permissions),
  teamId: fc.oneof(fc.constantFrom(...teamIds), fc.constantFrom('', 'A', '=8', 'no team')),
  badges: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
  own: fc.array(customValue, { minLength: ownNames.length, maxLength: ownNames.length }),
});

const world = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 40 }),
  badges: fc.array(fc.oneof(anyText, fc.constantFrom('A', 'A; B', 'B', 'a')), { minLength: 6, maxLength: 6 }),
  fields: fc.array(fc.tuple(fc.constantFrom(...ownNames), fc.constantFrom(...types)), { maxLength: 6 }),
  overwriteData: fc.boolean(),
  overwriteBadges: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

async function settle({ people, badges, fields }: World): Promise<TestAccount> {
  const account = await makeAccount({
    memberProfileCustomFieldsSchema: Object.fromEntries(fields.map(([name, type]) => [name, { type }])),
  });
  const { accountId } = account;
  const badgeIds = await badgeTable.insert(
    sql,
    badges.map((name) => ({ accountId, name })),
  );
  const userIds = await insertUsers(
    sql,
    people.map(({ emailStart: start, names: [firstName, lastName, displayName] }) => ({
      ...{ email: `${start}m-${unique()}@campus.test`, username: `m-${unique()}` },
      ...{ firstName, lastName, displayName },
    })),
  );
  await insertMemberships(
    sql,
    people.map(({ contactEmail, title, permission, teamId, badges: given, own }, index) => ({
      ...{ accountId, userId: userIds[index] ?? '', contactEmail, title, permission, teamId },
      badgeIds: [...new Set(given)].flatMap((badge) => badgeIds[badge] ?? []),
      customFields: customFields(own),
    })),
  );
  return account;
}

function customFields(values: readonly (string | number | boolean | null)[]) {
  const entries = ownNames.map((name, index) => [name, values[index] ?? null] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

async function exported(accountId: string): Promise<string> {
  const columns = await exportColumns(sql, accountId);
  let content = '';
  for await (const part of csvFile(columns, exportedBatches(sql, { accountId, search: everybody })))
    content += part;
  return content;
}

it('IMP-026 plans no change for the export of any set of members', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(world, async (wanted) => {
      const { accountId, people } = await settle(wanted);
      const by = people.admin;
      const { overwriteData, overwriteBadges } = wanted;
      const { id: fileId } = await sendImportContent({ accountId, by, content: await exported(accountId) });
      const { id: taskId } = await callPlatform(
        planImport,
        {
          ...{ accountId, fileId, kind: 'memberships', exportEmail: by.email },
          options: { overwriteData, overwriteBadges },
        },
        by.sessionToken,
      );
      await planned(taskId);
      const { results } = await callPlatform(
        getImportRows,
        { accountId, taskId, limit: 100 },
        by.sessionToken,
      );
      expect(results.filter(({ action }) => action !== 'unchanged')).toEqual([]);
      const { actions } = await callPlatform(getImport, { accountId, taskId }, by.sessionToken);
      expect(actions).toMatchObject({ unchanged: wanted.people.length + permissions.length, error: 0 });
    }),
    randomRuns(12),
  );
});

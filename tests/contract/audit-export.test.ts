import { exportAudit } from '@campus/contracts/audit/audit';
import { daysAgo, recordEntries } from '@campus/tests/calls/audit-entries';
import { browserHeaders, openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makePerson, type Person, type TestAccount } from '@campus/tests/world/world';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

const { as, http } = await openGateway();

describe('the export of the audit trail', () => {
  it('is a CSV file with time in UTC, operation in words, person by email and name, and changes', async () => {
    const account = await makeAccount();
    const { owner, member } = account.people;
    await as(owner).members.update.mutate({
      accountId: account.accountId,
      membershipId: member.membershipId,
      permission: 'leader',
    });
    const response = await download(account, owner);
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain(
      `filename="audit-${account.organizationName.toLowerCase().replace(' ', '-')}-${day}.csv"`,
    );
    expect(rowsOf(response.text)).toEqual([
      {
        'Time (UTC)': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        Operation: 'Changed the role',
        'Operation code': 'members.updatePermission',
        Outcome: 'Success',
        'Actor email': owner.email,
        'Actor name': 'Ada Example',
        'Actor id': owner.userId,
        'Target type': 'member',
        Target: member.email,
        'Target name': 'Ada Example',
        'Target id': member.membershipId,
        'Before (JSON)': '{"permission":"member"}',
        'After (JSON)': '{"permission":"leader"}',
        Reason: '',
        'Request id': expect.any(String),
        'Entry id': expect.any(String),
      },
    ]);
  });

  it('begins with a byte order mark, ends lines with CR LF, quotes where needed, and contains no formulas', async () => {
    const account = await makeAccount();
    const sentences = [
      '=1+1',
      '-5',
      '@x',
      '"quoted", with comma',
      'two\nlines',
      'carriage\rreturn',
      'Łukasz 🎓',
    ];
    await recordEntries(
      sentences.map((reason, index) => ({
        ...account,
        reasons: [{ key: 'platform.reason', params: { reason } }],
        at: daysAgo(sentences.length - index),
      })),
    );
    const { text } = await download(account, account.people.owner);
    expect(text.startsWith('\uFEFFTime (UTC),Operation,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(
      rowsOf(text)
        .map((row) => row.Reason)
        .reverse(),
    ).toEqual(["'=1+1", "'-5", "'@x", ...sentences.slice(3)]);
  });

  it('contains all entries that match the filters, more than a page and a batch', async () => {
    const account = await makeAccount();
    const many = Array.from({ length: 2_050 }, (_, index) => ({ ...account, at: daysAgo(index / 100) }));
    await recordEntries([...many, { ...account, outcome: 'failed', requestId: 'the-failed-one' }]);
    const { owner } = account.people;
    expect(rowsOf((await download(account, owner)).text)).toHaveLength(2_051);
    const failed = rowsOf((await download(account, owner, { outcome: 'failed' })).text);
    expect(failed.map((row) => row['Request id'])).toEqual(['the-failed-one']);
  });

  it('is itself recorded with person, filter, and number of entries', async () => {
    const account = await makeAccount();
    const { admin } = account.people;
    await recordEntries([account]);
    await download(account, admin, { operation: 'members.update', from: '2020-01-01' });
    const { accountId } = account;
    const list = await as(admin).audit.list.query({ accountId, operation: 'audit.export' });
    expect(list.items).toMatchObject([
      {
        outcome: 'success',
        actor: { id: admin.userId },
        after: { entries: 1, operation: 'members.update', from: '2020-01-01T00:00:00.000Z' },
      },
    ]);
  });

  it('is given to a browser with its cookie below /files', async () => {
    const account = await makeAccount();
    const response = await http
      .get(`/files/accounts/${account.accountId}/audit/export`)
      .set(await browserHeaders(account.people.owner));
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('a person who may not open the page', () => {
  it('is given no entry, neither on the page nor as a file', async () => {
    const account = await makeAccount();
    const { people, accountId } = account;
    const others = [people.member, people.leader, people.moderator, people.suspended, await makePerson()];
    for (const person of others) {
      await expect(as(person).audit.list.query({ accountId })).rejects.toMatchObject({
        data: { httpStatus: 403 },
      });
      const refused = await download(account, person);
      expect([refused.status, refused.headers['content-type']]).toEqual([
        403,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect((await http.get(path(account))).status).toBe(401);
  });

  it('includes admins if the page is configured for owners', async () => {
    const account = await makeAccount();
    await openPages(account.accountId, 'owner', ['audit']);
    expect((await download(account, account.people.admin)).status).toBe(403);
    expect((await download(account, account.people.owner)).status).toBe(200);
  });
});

function path({ accountId }: TestAccount): string {
  return `/api/v1${exportAudit.rest?.path.replace('{accountId}', accountId)}`;
}

async function download(account: TestAccount, by: Person, query: Record<string, string> = {}) {
  return http
    .get(path(account))
    .query(query)
    .set(await scriptHeaders(by))
    .buffer(true);
}

function rowsOf(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
}

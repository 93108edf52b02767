import { text } from '@campus/contracts/core/text';
import { makeBadge } from '@campus/tests/areas/badges';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { importCalls } from '@campus/tests/calls/import-calls';
import { csvOf } from '@campus/tests/world/csv-files';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const call = importCalls(gateway);

async function namesOf(membershipId: string) {
  return sql.one('select firstname, lastname from "Membership" where "objectId" = $1', [membershipId]);
}

describe('an import in one call', () => {
  it('IMP-023 of members answers once it is scheduled, and does what its options say', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId, 'Guide');
    const grace = await addMember(accountId);
    const invitee = `invitee-${unique()}@campus.test`;
    const exportEmail = people.owner.email;
    const { status, body } = await call(
      'memberships',
      {
        accountId,
        exportEmail,
        badges: [badgeId],
        overwriteBadges: true,
        overwriteData: true,
        emailData: { subject: 'Come in' },
        file: csvOf(['Email,First Name', `${grace.email},Grace`, `${invitee},Ada`]),
      },
      people.admin,
    );
    expect(status).toBe(200);
    expect(body.task).toMatchObject({
      kind: 'imports.memberships',
      requestedBy: { id: people.admin.userId },
    });
    expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done', done: 2, failed: 0 });
    expect(await namesOf(grace.membershipId)).toMatchObject({ firstname: 'Grace' });
    const given = await sql.query(
      'select 1 from "_Join:badges:Membership" where "owningId" = $1 and "relatedId" = $2',
      [grace.membershipId, badgeId],
    );
    expect(given).toHaveLength(1);
    expect(await waitForMail(invitee)).toMatchObject({ subject: 'Come in' });
    await waitForMail(exportEmail);
  });

  it.each([
    [true, ['Guide']],
    [false, ['Guide', 'Speaker']],
  ])('IMP-023 of members removes unnamed badges if overwriteBadges is %s', async (overwriteBadges, names) => {
    const { accountId, people } = await makeAccount();
    const [named, held] = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Speaker')];
    const grace = await addMember(accountId, { badgeIds: [held] });
    const { body } = await call(
      'memberships',
      {
        accountId,
        exportEmail: people.owner.email,
        badges: [named],
        overwriteBadges,
        overwriteData: true,
        file: csvOf(['Email', grace.email]),
      },
      people.admin,
    );
    expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done', done: 1 });
    const badges = await sql.query<{ name: string }>(
      `select b.name from "_Join:badges:Membership" held join "Badge" b on b."objectId" = held."relatedId"
       where held."owningId" = $1 order by b.name`,
      [grace.membershipId],
    );
    expect(badges.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [true, 'Grace'],
    [false, 'Ada'],
  ])('IMP-023 of members changes existing names if overwriteData is %s', async (overwriteData, firstname) => {
    const { accountId, people } = await makeAccount();
    const ada = await addMember(accountId, {}, { firstName: 'Ada' });
    const file = csvOf(['Email,First Name', `${ada.email},Grace`]);
    const input = { accountId, exportEmail: people.owner.email, overwriteData, file };
    const { body } = await call('memberships', input, people.admin);
    expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done' });
    expect(await namesOf(ada.membershipId)).toMatchObject({ firstname });
  });

  it('IMP-024 of deletions answers once it is scheduled, and leaves out who asks for it', async () => {
    const { accountId, people } = await makeAccount();
    const exportEmail = people.owner.email;
    const emails = [people.member, people.admin].map(({ email }) => email);
    const { body } = await call(
      'deletions',
      { accountId, exportEmail, file: csvOf(['Email', ...emails]) },
      people.admin,
    );
    expect(body.task).toMatchObject({ kind: 'imports.deletions' });
    expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done', done: 1, skipped: 1 });
    const left = await sql.query('select 1 from "Membership" where "objectId" = any($1)', [
      [people.member.membershipId, people.admin.membershipId],
    ]);
    expect(left).toHaveLength(1);
    await waitForMail(exportEmail);
  });

  it.each([
    ['IMP-016', 'people.xlsx', 'imports.file.type'],
    ['IMP-016', '', 'imports.file.type'],
    ['IMP-016', 'people.csv.exe', 'imports.file.type'],
  ] as const)('%s is refused for a file called %j', async (_, name, key) => {
    const { accountId, people } = await makeAccount();
    for (const path of ['memberships', 'deletions', 'invitations'] as const) {
      const input = {
        accountId,
        exportEmail: people.owner.email,
        file: csvOf([people.member.email], name || ' '),
      };
      const { status, body } = await call(path, input, people.admin);
      expect({ status, message: body.detail }, path).toEqual({ status: 400, message: text(key) });
    }
  });

  it('IMP-017 IMP-018 is refused without a file, and without an export email', async () => {
    const { accountId, people } = await makeAccount();
    const file = () => csvOf([people.member.email]);
    for (const path of ['memberships', 'deletions', 'invitations'] as const) {
      const without = await call(path, { accountId, file: file() }, people.admin);
      expect(without.body.detail).toBe('An export email has not been entered.');
      const form = new FormData();
      form.append('exportEmail', people.owner.email);
      const response = await fetch(`${gateway.url}/api/v1/accounts/${accountId}/imports/${path}`, {
        method: 'POST',
        headers: await scriptHeaders(people.admin),
        body: form,
      });
      expect(await response.json()).toMatchObject({ detail: 'A file has not been uploaded.' });
    }
    expect(await sql.query('select 1 from "Task" where account = $1', [accountId])).toEqual([]);
  });
});

import { text } from '@campus/contracts/core/text';
import { getImport, getImportFile, planImport, rereadImportFile } from '@campus/contracts/imports/functions';
import { planned, sendImportContent } from '@campus/tests/areas/imports/imports';
import { importRows } from '@campus/tests/areas/imports/people-imports';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteImportFiles } from './delete-import-files.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const people = 'Email;Name\r\nguest@campus.test;Zo\xeb, B.\r\n';

/** Makes an account whose admin has uploaded a file. */
async function sent(content = people) {
  const { accountId, people: members } = await makeAccount();
  const by = members.admin;
  const file = await sendImportContent({ accountId, by, content: Buffer.from(content, 'latin1') });
  const own = { accountId, fileId: file.id };
  const reread = (wish: {
    encoding?: 'windows-1251' | 'utf-8' | 'macintosh';
    delimiter?: ',' | ';';
    headerLine?: number;
  }) => callPlatform(rereadImportFile, { ...own, ...wish }, by.sessionToken);
  const read = (token = by.sessionToken) => callPlatform(getImportFile, own, token);
  const plan = async () => {
    const { id: taskId } = await callPlatform(
      planImport,
      { ...own, kind: 'memberships', exportEmail: by.email },
      by.sessionToken,
    );
    await planned(taskId);
    return { accountId, taskId, by };
  };
  return { accountId, members, by, file, reread, read, plan };
}

const namesOf = ({ columns }: Awaited<ReturnType<typeof sendImportContent>>) =>
  columns.map(({ header, samples }) => [header, ...samples]);

describe('a file that was sent', () => {
  it('is read in another encoding and with another delimiter, and back', async () => {
    const { file, reread, read } = await sent();
    expect(file).toMatchObject({ encoding: 'windows-1252', encodingUnsure: true, delimiter: ';' });
    expect(await reread({ delimiter: ';' })).toMatchObject({ encodingUnsure: true });
    expect(namesOf(file)[1]).toEqual(['Name', 'Zoë, B.']);
    const cyrillic = await reread({ encoding: 'windows-1251' });
    expect(cyrillic.encodingUnsure).toBe(false);
    expect(namesOf(cyrillic)[1]).toEqual(['Name', 'Zoл, B.']);
    const byCommas = await reread({ delimiter: ',' });
    expect(byCommas).toMatchObject({ encoding: 'windows-1251', delimiter: ',' });
    expect(namesOf(byCommas)).toEqual([['Email;Name', 'guest@campus.test;Zoл']]);
    expect(await read()).toEqual(byCommas);
    const asUtf8 = await reread({ encoding: 'utf-8' });
    expect(asUtf8).toMatchObject({ delimiter: ';', oddBytes: { count: 1, line: 2 } });
    expect(namesOf(await reread({ encoding: 'macintosh' }))[1]).toEqual(['Name', 'ZoÎ, B.']);
  });

  it('is planned with the new settings; an earlier plan keeps its rows', async () => {
    const email = `guest-${unique()}@campus.test`;
    const { plan, reread } = await sent(`Email;First Name\r\n${email};Zo\xeb\r\n`);
    const before = await plan();
    await reread({ encoding: 'windows-1251' });
    const after = await plan();
    const nameIn = async (planOf: typeof before) =>
      (await importRows(planOf))[0]?.changes.find(({ field }) => field === 'firstName')?.to;
    expect([await nameIn(before), await nameIn(after)]).toEqual(['Zoë', 'Zoл']);
  });

  it('is read with the header in the line that its sender names, also in another encoding, or without one', async () => {
    const email = `guest-${unique()}@campus.test`;
    const { file, plan, reread } = await sent(
      `Guests;of the fair\r\n;Berlin\r\n\r\nContact;Called\r\n${email};Zo\xeb\r\n`,
    );
    const named = await reread({ headerLine: 4 });
    expect(file.headerLine).not.toBe(4);
    expect(named).toMatchObject({ hasHeader: true, headerLine: 4 });
    expect(namesOf(named)).toEqual([
      ['Contact', email],
      ['Called', 'Zoë'],
    ]);
    const cyrillic = await reread({ encoding: 'windows-1251' });
    expect(namesOf(cyrillic)[1]).toEqual(['Called', 'Zoл']);
    expect((await importRows(await plan())).map(({ label, line }) => [label, line])).toEqual([[email, 5]]);
    await expect(reread({ headerLine: 3 })).rejects.toMatchObject({
      message: 'No row of this file begins in line 3.',
    });
    expect(await reread({ headerLine: 0 })).toMatchObject({ hasHeader: false, headerLine: null });
    expect((await importRows(await plan())).map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });

  it('belongs to its sender', async () => {
    const { members, accountId, file, read } = await sent();
    const refusal = { message: text('imports.file.notFound') };
    await expect(read(members.owner.sessionToken)).rejects.toMatchObject(refusal);
    const foreign = callPlatform(
      rereadImportFile,
      { accountId, fileId: file.id, delimiter: ',' },
      members.owner.sessionToken,
    );
    await expect(foreign).rejects.toMatchObject(refusal);
  });
});

describe('the file of a plan', () => {
  it('is kept as long as the plan waits to be applied', async () => {
    const { file, plan, read } = await sent();
    const { accountId, taskId, by } = await plan();
    const age = () =>
      sql.query(`update "ImportFile" set "createdAt" = now() - interval '2 days' where id = $1`, [file.id]);
    const details = () => callPlatform(getImport, { accountId, taskId }, by.sessionToken);
    await age();
    await deleteImportFiles(test.services);
    expect(await read()).toMatchObject({ id: file.id });
    expect(await details()).toMatchObject({
      fileId: file.id,
      hasHeader: true,
      columns: ['email', 'displayName'],
    });
    await sql.query(`update "Task" set status = 'cancelled' where id = $1`, [taskId]);
    await deleteImportFiles(test.services);
    await expect(read()).rejects.toMatchObject({ message: text('imports.file.notFound') });
    expect(await details()).toMatchObject({ fileId: null });
  });
});

import { readdir } from 'node:fs/promises';
import { text } from '@campus/contracts/core/text';
import { appendImportFile, beginImportFile, endImportFile } from '@campus/contracts/imports/functions';
import { maxImportFileBytes } from '@campus/contracts/imports/import-files';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteImportFiles } from './delete-import-files.ts';
import { keepFile } from './end-file.ts';
import { addToFile, beginFile } from './receive-file.ts';
import { sentFile } from './sent-file.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

/** Makes an account with an admin who uploads files. */
async function sending() {
  const { accountId, people } = await makeAccount();
  const { sessionToken, userId } = people.admin;
  const begin = async (name = 'people.csv') =>
    (await callPlatform(beginImportFile, { accountId, name }, sessionToken)).fileId;
  const append = (fileId: string, from: number, content: string | Buffer, token = sessionToken) => {
    const base64 = Buffer.from(content).toString('base64');
    return callPlatform(appendImportFile, { accountId, fileId, from, base64 }, token);
  };
  const end = (fileId: string, token = sessionToken) =>
    callPlatform(endImportFile, { accountId, fileId }, token);
  const send = async (content: string | Buffer) => {
    const fileId = await begin();
    await append(fileId, 0, content);
    return end(fileId);
  };
  const kept = (fileId: string) =>
    sql.one<{ place: string }>('select place from "ImportFile" where id = $1', [fileId]);
  return { accountId, people, userId, begin, append, end, send, kept };
}

function bytesOf(accountId: string) {
  return sql.one(
    `select sum(bytes)::int as bytes, sum(greatest(bytes, reserved))::int as reserved
     from "ImportFile" where account = $1`,
    [accountId],
  );
}

const refusal = (key: Parameters<typeof text>[0]) => ({ message: text(key as 'imports.file.type') });

describe('a file to be imported', () => {
  it('is assembled from its pieces, each of which may be sent again', async () => {
    const { begin, append, end, accountId, userId } = await sending();
    const fileId = await begin();
    for (const from of [0, 0]) await append(fileId, from, 'Email,First ');
    for (const from of [12, 12, 0])
      await append(fileId, from, from ? 'Name\nana@example.org,Ana' : 'Email,First ');
    const format = { dates: 'monthFirst', decimals: '.', unsure: [] };
    expect(await end(fileId)).toEqual({
      id: fileId,
      name: 'people.csv',
      bytes: 36,
      encoding: 'utf-8',
      delimiter: ',',
      encodingUnsure: false,
      oddBytes: null,
      hasHeader: true,
      headerLine: 1,
      columns: [
        { header: 'Email', field: 'email', samples: ['ana@example.org'], format },
        { header: 'First Name', field: 'firstName', samples: ['Ana'], format },
      ],
    });
    expect(await sentFile(sql, { fileId, accountId, userId })).toMatchObject({
      name: 'people.csv',
      bytes: 36,
    });
  });

  it('has no gaps, stays within the size limit, and is complete when it is ended', async () => {
    const { begin, append, end } = await sending();
    const fileId = await begin();
    await expect(append(fileId, 1, 'a')).rejects.toMatchObject(refusal('imports.file.incomplete'));
    await append(fileId, 0, 'email\n');
    await sql.query('update "ImportFile" set bytes = $2 where id = $1', [fileId, maxImportFileBytes]);
    const beyond = append(fileId, maxImportFileBytes - 1, 'ab');
    await expect(beyond).rejects.toMatchObject(refusal('imports.file.tooLarge'));
    await sql.query('update "ImportFile" set bytes = 6 where id = $1', [fileId]);
    await end(fileId);
    await expect(append(fileId, 0, 'a')).rejects.toMatchObject(refusal('imports.file.notFound'));
    await expect(end(fileId)).rejects.toMatchObject(refusal('imports.file.notFound'));
  });

  it('is visible only to its sender, in every account', async () => {
    const { begin, append, end, people, accountId, userId } = await sending();
    const fileId = await begin();
    const other = await sending();
    for (const token of [people.owner.sessionToken]) {
      await expect(append(fileId, 0, 'a', token)).rejects.toMatchObject(refusal('imports.file.notFound'));
      await expect(end(fileId, token)).rejects.toMatchObject(refusal('imports.file.notFound'));
    }
    await expect(other.append(fileId, 0, 'a')).rejects.toMatchObject(refusal('imports.file.notFound'));
    await append(fileId, 0, 'email\n');
    await end(fileId);
    for (const who of [
      { accountId: other.accountId, userId },
      { accountId, userId: people.owner.userId },
    ])
      await expect(sentFile(sql, { fileId, ...who })).rejects.toMatchObject({ key: 'imports.file.notFound' });
  });

  it('IMP-016 is refused by its name before any of it is sent', async () => {
    const { begin } = await sending();
    for (const name of ['people.xlsx', 'people.csv.exe', 'csv', ''])
      await expect(begin(name)).rejects.toMatchObject(refusal('imports.file.type'));
    await begin(' PEOPLE.CSV ');
  });

  it('is refused when the account has already sent 2 GB', async () => {
    const { begin, kept } = await sending();
    const fileId = await begin();
    expect(await kept(fileId)).toBeDefined();
    await sql.query('update "ImportFile" set bytes = $2 where id = $1', [fileId, 2 * 1024 ** 3]);
    await expect(begin()).rejects.toMatchObject({ message: text('imports.file.noRoom', { most: '2 GB' }) });
  });

  it('stays within the space of its account, even with many simultaneous files', async () => {
    const { accountId, people } = await makeAccount();
    const room = { bytes: 10_000, openFiles: 20 };
    const services = { ...test.services, config: { ...test.services.config, importRoom: room } };
    const sender = { accountId, userId: people.admin.userId };
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => beginFile(services, { ...sender, name: 'people.csv' })),
    );
    const answers = await Promise.allSettled(
      ids.flatMap((fileId) =>
        [0, 1].map(() =>
          addToFile(services, { ...sender, fileId }, { from: 0, content: Buffer.alloc(1_000, 'a') }),
        ),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toHaveLength(4);
    expect(refused.every(({ key }) => key === 'imports.file.noRoom')).toBe(true);
    expect(await bytesOf(accountId)).toEqual({ bytes: 10_000, reserved: 10_000 });
    await expect(beginFile(services, { ...sender, name: 'one-more.csv' })).rejects.toMatchObject({
      key: 'imports.file.noRoom',
    });
  });

  it('is re-encoded only if there is space for the result', async () => {
    const { accountId, people } = await makeAccount();
    const room = { bytes: 3_000, openFiles: 3 };
    const services = { ...test.services, config: { ...test.services.config, importRoom: room } };
    const sender = { accountId, userId: people.admin.userId };
    const keep = (bytes: number) =>
      keepFile(services, sender, {
        name: 'people.csv',
        content: Buffer.from(`email\n${'\xe9'.repeat(bytes)}`, 'latin1'),
      });
    await expect(keep(1_000)).rejects.toMatchObject({ key: 'imports.file.noRoom' });
    await expect(keep(100)).resolves.toMatchObject({
      ...{ encoding: 'windows-1252', bytes: 106 },
      reading: { bytes: 206 },
    });
    expect(await bytesOf(accountId)).toEqual({ bytes: 1_006 + 106, reserved: 1_006 + 106 + 206 });
  });

  it('is one of few that a person may send at a time; ended and stalled ones do not count', async () => {
    const { begin, append, end, kept } = await sending();
    const tooMany = { message: text('imports.file.tooManyOpen', { most: 3, seconds: 60 }) };
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => begin()));
    const begun = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(begun).toHaveLength(3);
    const [first = '', second = '', third = ''] = begun;
    await expect(begin()).rejects.toMatchObject(tooMany);
    await append(first, 0, 'email\n');
    await end(first);
    await begin();
    await expect(begin()).rejects.toMatchObject(tooMany);
    await append(second, 0, 'PK\x03\x04');
    await expect(end(second)).rejects.toMatchObject(refusal('imports.file.notText'));
    await begin();
    await expect(begin()).rejects.toMatchObject(tooMany);
    await sql.query(`update "ImportFile" set "writtenAt" = now() - interval '61 seconds' where id = $1`, [
      third,
    ]);
    await begin();
    await append(third, 0, 'email\n');
    await sql.query(`update "ImportFile" set "writtenAt" = now() - interval '61 minutes' where id = $1`, [
      third,
    ]);
    const place = (await kept(third))?.place ?? '';
    expect(await readdir(stack.data.files)).toContain(place);
    await deleteImportFiles(test.services);
    expect(await kept(third)).toBeUndefined();
    expect(await readdir(stack.data.files)).not.toContain(place);
  });

  it('leaves one audit entry without its content when it is complete or refused', async () => {
    const { accountId, send } = await sending();
    await expect(send('PK\x03\x04')).rejects.toMatchObject(refusal('imports.file.notText'));
    const { id } = await send('email\nana@example.org\n');
    const entries = await sql.query<{ targetId: string }>(
      `select outcome, reasons, "targetType", "targetId", "targetLabel", after from "AuditEntry"
       where account = $1 and operation = 'imports.upload' order by at`,
      [accountId],
    );
    expect(entries).toMatchObject([
      { outcome: 'refused', reasons: [{ key: 'imports.file.notText', params: {} }] },
      { outcome: 'success', targetType: 'importFile', targetId: id, targetLabel: 'people.csv' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('ana@example.org');
  });

  it('is deleted in all encodings a day after it was sent, unless a plan is still being made from it', async () => {
    const { accountId, people, send, kept } = await sending();
    const day = (fileId: string, age: string) =>
      sql.query('update "ImportFile" set "createdAt" = now() - $2::interval where id = $1', [fileId, age]);
    const reencoded = await send(Buffer.from('email\n\xe9', 'latin1'));
    const [over, read, young] = [
      await send('email\na\n'),
      await send('email\nb\n'),
      await send('email\nc\n'),
    ];
    const places = await Promise.all([reencoded, over, read, young].map(({ id }) => kept(id)));
    await makeTask({ accountId, by: people.admin, params: { file: { place: places[2]?.place } } });
    for (const { id } of [reencoded, over, read]) await day(id, '1 day 1 minute');
    await day(young.id, '23 hours');
    await deleteImportFiles(test.services);
    expect(await Promise.all([reencoded, over, read, young].map(({ id }) => kept(id)))).toEqual([
      ...[undefined, undefined, places[2], places[3]],
    ]);
    const names = await readdir(stack.data.files);
    expect(names.filter((name) => name.startsWith(places[0]?.place ?? ''))).toEqual([]);
    expect(places.map((file) => names.includes(file?.place ?? ''))).toEqual([false, false, true, true]);
  });
});

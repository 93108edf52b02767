import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { badgeTable } from '../schema/tables/badge.ts';
import { array, bytes, date, file, number, object, pointer, string } from './column.ts';
import { accountOfRow, OwnTable, Table } from './table.ts';

const table = new Table('Thing', {
  columns: {
    accountId: pointer('Account'),
    owner: pointer('_User').nullable(),
    title: string.default("it's"),
    tags: array.as<readonly string[]>().default([]),
    count: number.nullAs(0),
    settings: object.nullable(),
    picture: file.nullable().nullAs(''),
    seenAt: date.filled(),
    email: string.builtIn(),
  },
  relations: { badges: 'Badge' },
  readers: ({ accountId }, id) => [accountId, id],
});

describe('a table', () => {
  it('is a class for Parse Server, without the built-in columns', () => {
    expect(table.schema).toEqual({
      className: 'Thing',
      fields: {
        account: { type: 'Pointer', targetClass: 'Account' },
        owner: { type: 'Pointer', targetClass: '_User' },
        title: { type: 'String' },
        tags: { type: 'Array' },
        count: { type: 'Number' },
        settings: { type: 'Object' },
        picture: { type: 'File' },
        seenAt: { type: 'Date' },
        badges: { type: 'Relation', targetClass: 'Badge' },
      },
    });
  });

  it('reads a missing value as its declaration says', () => {
    expect(table.select(['id', 'accountId', 'title', 'tags', 'count', 'owner', 'createdAt'])).toBe(
      `"objectId" as "id", "account" as "accountId", coalesce("title", 'it''s') as "title", ` +
        `coalesce("tags", '[]') as "tags", coalesce("count", 0) as "count", "owner" as "owner", ` +
        `"createdAt" as "createdAt"`,
    );
    expect(table.select(['picture', 'email'], 't')).toBe(
      `coalesce(t."picture", '') as "picture", t."email" as "email"`,
    );
  });

  it('without a class has its own id, and reads a bigint as a number', () => {
    const own = new OwnTable('Own', { id: string, accountId: pointer('Account'), size: bytes.nullable() });
    expect(own.select(['id', 'accountId', 'size'], 'o')).toBe(
      `o."id" as "id", o."account" as "accountId", o."size"::float8 as "size"`,
    );
  });

  it('stores defaults for missing values, and no values that the database fills', () => {
    const createdAt = new Date('2026-01-01');
    expect(table.stored({ id: 'one', createdAt, accountId: 'a', count: 3, email: 'e', tags: ['x'] })).toEqual(
      {
        objectId: 'one',
        createdAt,
        updatedAt: createdAt,
        _rperm: ['a', 'one'],
        _wperm: [],
        account: 'a',
        owner: null,
        title: "it's",
        tags: ['x'],
        count: 3,
        settings: null,
        picture: null,
        email: 'e',
      },
    );
  });

  it('inserts, reads and changes rows, and knows the account of each', async () => {
    const { accountId } = await makeAccount();
    const [id = '', other] = await badgeTable.insert(sql, [
      { accountId, name: 'first', createdAt: new Date('2026-01-01') },
      { accountId, name: 'second' },
    ]);
    const image = `${unique()}.png`;
    await badgeTable.update(sql, id, { name: undefined, image });
    await expect(
      badgeTable.query(sql, ['id', 'name', 'image'], 'where account = $1 order by name', [accountId]),
    ).resolves.toEqual([
      { id, name: 'first', image },
      { id: other, name: 'second', image: null },
    ]);
    const row = await badgeTable.one(sql, ['createdAt', 'updatedAt'], 'where "objectId" = $1', [id]);
    expect(row?.createdAt).toEqual(new Date('2026-01-01'));
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await expect(accountOfRow(badgeTable)(sql, id)).resolves.toBe(accountId);
    await expect(accountOfRow(badgeTable)(sql, 'nothing')).resolves.toBeUndefined();
  });

  it('changes the same columns of many rows at once, of no other one, and dates the changes', async () => {
    const { accountId } = await makeAccount();
    const updatedAt = new Date('2026-01-01');
    const ids = await badgeTable.insert(
      sql,
      ['a', 'b', 'c'].map((name) => ({ accountId, name, updatedAt })),
    );
    const [a = '', b = '', c = ''] = ids;
    const image = `${unique()}.png`;
    await badgeTable.updateMany(sql, [
      { id: a, name: 'one', image },
      { id: b, name: 'two', image: null },
    ]);
    const columns = ['id', 'name', 'image', 'updatedAt'] as const;
    const rows = await badgeTable.query(sql, columns, 'where account = $1 order by name', [accountId]);
    expect(rows.map(({ id, name, image: shown }) => [id, name, shown])).toEqual([
      [c, 'c', null],
      [a, 'one', image],
      [b, 'two', null],
    ]);
    expect(rows.map((row) => row.updatedAt > updatedAt)).toEqual([false, true, true]);
    await badgeTable.updateMany(sql, []);
  });

  it('changes nothing without a change', async () => {
    const { accountId } = await makeAccount();
    const updatedAt = new Date('2026-01-01');
    const [id = ''] = await badgeTable.insert(sql, [{ accountId, name: 'still', updatedAt }]);
    await badgeTable.update(sql, id, { name: undefined });
    await expect(badgeTable.one(sql, ['updatedAt'], 'where "objectId" = $1', [id])).resolves.toEqual({
      updatedAt,
    });
  });
});

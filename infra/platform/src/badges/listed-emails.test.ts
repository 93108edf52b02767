import { text } from '@campus/contracts/messages';
import { describe, expect, it } from 'vitest';
import { readListedEmails } from './listed-emails.ts';

const read = (content: string) => readListedEmails(Buffer.from(content));
const emailsIn = async (content: string) => (await read(content)).map(({ email }) => email);

describe('the emails that a file lists', () => {
  it.each([
    ['one in each line', 'ada@campus.test\ngrace@campus.test'],
    ['below a header', 'Email\nada@campus.test\ngrace@campus.test'],
    ['below any header', 'Who\nada@campus.test\ngrace@campus.test'],
    ['in the column that says so', 'Contact Email,Email\nx@a.test,ada@campus.test\n,grace@campus.test'],
    ['in a column like it', 'Name;E-Mail-Adresse\nLovelace, Ada;ada@campus.test\nGrace;grace@campus.test'],
    ['in the first column that has one', 'Ada,ada@campus.test,x@a.test\nGrace,grace@campus.test,y@a.test'],
    ['in a column whose header says nothing', 'Name,Who\nAda,ada@campus.test\nGrace,grace@campus.test'],
    ['in capital letters, with spaces and quotes', '" ADA@Campus.test "\r\nGrace@campus.TEST \r\n'],
    ['behind a byte order mark', '\uFEFFada@campus.test\ngrace@campus.test'],
  ])('are found %s', async (_, content) => {
    expect(await emailsIn(content)).toEqual(['ada@campus.test', 'grace@campus.test']);
  });

  it('keep their places, what is no email among them, each with what people find it by', async () => {
    const long = 'x'.repeat(500);
    const listed = await read(
      `Name,Email\nAda,ada@campus.test\nGrace,grace@\nNo one,\nZero,a\0@b.test\nLong,${long}`,
    );
    expect(listed).toEqual([
      { email: 'ada@campus.test', label: 'ada@campus.test' },
      { email: '', label: 'grace@' },
      { email: '', label: 'Line 4' },
      { email: 'a@b.test', label: 'a@b.test' },
      { email: '', label: long.slice(0, 200) },
    ]);
  });

  it('may begin with a mistyped one', async () => {
    expect(await emailsIn('ada@campus\ngrace@campus.test')).toEqual(['', 'grace@campus.test']);
  });

  it('are at most 100,000', async () => {
    const lines = (count: number) => 'a@b.test\n'.repeat(count);
    expect(await read(lines(100_000))).toHaveLength(100_000);
    await expect(read(lines(100_001))).rejects.toThrow(text('badges.import.tooMany', { max: '100,000' }));
  });

  it.each([
    ['an empty file', '', 'badges.import.empty'],
    ['a header alone', 'Email\n', 'badges.import.empty'],
    ['no email', 'Name\nAda\nGrace', 'badges.import.empty'],
    ['quotes that do not close', 'Email\n"ada@campus.test\ngrace@campus.test', 'badges.import.unreadable'],
  ] as const)('are not there in a file of %s', async (_, content, key) => {
    await expect(read(content)).rejects.toThrow(text(key));
  });
});

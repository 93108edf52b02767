// @module-tag sampled
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growsAsLength, hostileCells } from '../testing/hostile-cells.ts';
import { randomRuns, sampleOf } from '../testing/sweep.ts';
import { type PastedPeople, pasteLimits, readPastedPeople } from './pasted-people.ts';

function read(text: string): PastedPeople {
  const answer = readPastedPeople(text);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer;
}

/** Each person as text: first name, last name, address. */
const people = (text: string) =>
  read(text).people.map(({ cells: { firstName, lastName, email } }) =>
    [firstName, lastName, email].map((cell) => cell ?? '').join('|'),
  );

const ann = 'Ann|Lee|ann@x.org';
const bob = 'Bob|Ray|bob@y.org';
const bare = ['||ann@x.org', '||bob@y.org'];

describe('reads people as they are written', () => {
  it.each([
    ['one address', 'ann@x.org', ['||ann@x.org']],
    ['one address in each line', 'ann@x.org\r\n\r\nbob@y.org\n', bare],
    ['a recipient of a mail', '"Ann Lee" <ann@x.org>', [ann]],
    ['recipients of a mail', '"Ann Lee" <ann@x.org>, bob@y.org; ', [ann, '||bob@y.org']],
    ['recipients with last names first', '"Lee, Ann" <ann@x.org>; "Ray, Bob" <bob@y.org>', [ann, bob]],
    ['the same without quotes', 'Lee, Ann <ann@x.org>; Ray, Bob <bob@y.org>', [ann, bob]],
    ['smart quotes', '“Ann Lee” <ann@x.org>, „Bob Ray“ <bob@y.org>', [ann, bob]],
    ['names in single quotes', "'Ann Lee' <ann@x.org>; ‘Bob Ray’ <bob@y.org>", [ann, bob]],
    ['the head of a mail', 'To: Ann Lee <ann@x.org>\nCc: Bob Ray <bob@y.org>', [ann, bob]],
    ['a list', '- Ann Lee <ann@x.org>\n2. Bob Ray: bob@y.org', [ann, bob]],
    ['quoted lines of a mail', '> Ann Lee <ann@x.org>\n>> bob@y.org', [ann, '||bob@y.org']],
    ['links', '[Ann Lee] (mailto:ann@x.org)\nBob Ray (bob@y.org).', [ann, bob]],
    ['addresses with blanks between', 'ann@x.org bob@y.org', bare],
    ['addresses with bars between', 'ann@x.org|bob@y.org', bare],
    ['names and addresses in turn', 'Ann Lee, ann@x.org, Bob Ray, bob@y.org', [ann, bob]],
    ['addresses and names in turn', 'ann@x.org, Ann Lee; bob@y.org, Bob Ray', [ann, bob]],
    ['words that end a list', 'ann@x.org, bob@y.org, thanks', bare],
    ['cells of a spreadsheet', 'Ann\tLee\tann@x.org\nBob\tRay\tbob@y.org', [ann, bob]],
    ['two columns swapped', 'Ann Lee\tann@x.org\nbob@y.org\tBob Ray', [ann, bob]],
    ['a cell with several addresses', 'Ann Lee\tann@x.org; bob@y.org', [ann, '||bob@y.org']],
    ['a cell with a comma', 'Lee, Ann\tann@x.org', [ann]],
    ['lines of a CSV file', 'Ann,Lee,ann@x.org\n"Ray, Bob";bob@y.org', [ann, bob]],
    ['names of columns', 'E-Mail\tNachname\tVorname\nann@x.org\tLee\tAnn', [ann]],
    ['a column of full names', 'Name;Email\nAnn Lee;ann@x.org\nRay, Bob;bob@y.org', [ann, bob]],
    ['rows that do not follow their header', 'Email\tName\nAnn Lee\tann@x.org', [ann]],
    ['signs that are not seen', '\uFEFFAnn\u00A0Lee\u200B <ann@x.org\u200B>', [ann]],
    ['signs of other keyboards', 'Ann Lee ＜ann＠x.org＞；bob＠y.org', [ann, '||bob@y.org']],
    ['a name of a person with an apostrophe', 'Liz O’Brien <liz@x.org>', ['Liz|O’Brien|liz@x.org']],
    ['a bracket that never closes', 'Ann Lee <ann@x.org', [ann]],
    ['a quote that never closes', 'Ann "Lee, ann@x.org; bob@y.org', ['Ann|"Lee|ann@x.org', '||bob@y.org']],
  ])('%s', (_, text, expected) => {
    expect(people(text)).toEqual(expected);
  });
});

it('keeps what it cannot read, with its line', () => {
  expect(read('Hello all\n\nann@x.org, 42, Lee, Ann, Dean\nbob@@y.org?\nnobody @ home').people).toEqual([
    { line: 1, cells: { firstName: 'Hello', lastName: 'all' }, unused: '' },
    { line: 3, cells: { email: 'ann@x.org', firstName: 'Lee', lastName: 'Ann' }, unused: 'Dean · 42' },
    { line: 4, cells: { email: 'bob@@y.org' }, unused: '' },
    { line: 5, cells: { email: 'nobody @ home' }, unused: '' },
  ]);
});

it('takes the fields that the first line names, and says which columns it does not', () => {
  const text = 'Email\tTitle\tRole\tShoe size\nann@x.org\tDean\tAdmin\t41\textra';
  expect(read(text)).toEqual({
    people: [{ line: 2, cells: { email: 'ann@x.org', title: 'Dean', permission: 'Admin' }, unused: 'extra' }],
    unusedColumns: ['Shoe size'],
  });
});

it('refuses what is too long, and what has nobody', () => {
  const refusal = (text: string) => readPastedPeople(text);
  const line = 'ann@x.org\n';
  expect(read(line.repeat(pasteLimits.lines)).people).toHaveLength(pasteLimits.lines);
  expect(refusal(line.repeat(pasteLimits.lines + 1))).toEqual({ refusal: 'imports.paste.tooLong' });
  expect(refusal('a@b '.repeat(pasteLimits.people + 1))).toEqual({ refusal: 'imports.paste.tooLong' });
  expect(refusal('x'.repeat(pasteLimits.characters + 1))).toEqual({ refusal: 'imports.paste.tooLong' });
  for (const nothing of ['', ' \n\t\n', '---\n;,;'])
    expect(refusal(nothing)).toEqual({ refusal: 'imports.paste.nothing' });
});

const sign = fc.constantFrom(...'ab1 @.,;|<>"\'“”\t\n()[]:-\u00A0\u200Bé');

it('finds every address and loses no word, in any mix of signs', () => {
  const lines = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(lines, (text) => {
      const answer = readPastedPeople(text);
      const found = 'refusal' in answer ? [] : answer.people;
      const kept = found
        .map(({ cells, unused }) => [...Object.values(cells), unused].join(' '))
        .join(' ')
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
      const written = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
      // The number of a list is no word of a person.
      const unnumbered = written.replaceAll(/\d/g, '');
      expect([...kept.replaceAll(/\d/g, '')].sort().join('')).toBe([...unnumbered].sort().join(''));
    }),
    randomRuns(3_000, 300),
  );
});

it('reads each person where names and addresses are plain, however they are separated', () => {
  const word = fc
    .stringMatching(/^[A-Z][a-z]{2,8}$/)
    .filter((name) => !/^(to|cc|an|von|de|from|para)$/i.test(name));
  const person = fc.record({ first: word, last: word, host: fc.stringMatching(/^[a-z]{3,8}$/) });
  const forms = [
    (name: string, email: string) => `${name} <${email}>`,
    (name: string, email: string) => `"${name}" <${email}>`,
    (name: string, email: string) => `${name}, ${email}`,
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(person, fc.constantFrom(...forms)), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '; ', ', '),
      (list, between) => {
        const text = list.map(([{ first, last, host }, form]) =>
          form(`${first} ${last}`, `${first}@${host}.org`),
        );
        const expected = list.map(([{ first, last, host }]) => `${first}|${last}|${first}@${host}.org`);
        expect(people(text.join(between))).toEqual(expected);
      },
    ),
    randomRuns(1_000, 100),
  );
});

it.each(sampleOf(Object.entries(hostileCells), 12))(
  'reads %s in a time that grows as its length',
  (_, cellOf) => {
    expect(growsAsLength(readPastedPeople, cellOf)).toBe(true);
    expect(growsAsLength((cell) => readPastedPeople(`Email\tName\n${cell}@x.org, ${cell}`), cellOf)).toBe(
      true,
    );
  },
);

import { expect, it } from 'vitest';
import { idsOf, readRequirements } from './rows.ts';
import { readTestTexts } from './test-texts.ts';

const ids = /^(?:(?:[A-Z]{3,4}-\d{3}|%s|\$\w+)[ ,]+)+/;

/** Names of list entries: "X5", "people X5", "security 17:", "issue 17", "issue 17, part 4:". */
const code =
  /^(?:[a-z]+ )?[A-Z]\d{1,2}\b|^[a-z]+ \d{1,3}(?:, [a-z]+ \d+)?:|^(?:attack|decision|issue|finding) #?\d/;

/** Whether a title refers to a list entry that readers cannot look up, apart from requirement ids. */
function hasUnknownCode(title: string): boolean {
  return code.test(title.replace(ids, ''));
}

it.each([
  'people X5 deletes a badge',
  'MEM-006 administrator A17: exports all members',
  'security 17: adds a passkey',
  'issue 17 keeps a record',
  'issue 16, part 4: refuses a level',
  'H3: lists overrides',
  '%s people B5 warns of %s',
])('finds the code in "%s"', (title) => {
  expect(hasUnknownCode(title)).toBe(true);
});

it.each([
  'MEM-006 ENV-009 exports all members',
  '300 senders of files wait behind one address',
  'takes 10,000 rooms: more are refused',
  'lasts 30 days when remembered',
  'starts an edit with F2, and with a letter',
  '%s fails with code 205',
  'of 3 says that the campaign is suspended',
])('finds no code in "%s"', (title) => {
  expect(hasUnknownCode(title)).toBe(false);
});

it('reads ids at the beginning of a title, and those that follow there', () => {
  expect(idsOf('ROM-026 ROM-050 answers rooms; ROM-051 answers commands')).toEqual([
    'ROM-026',
    'ROM-050',
    'ROM-051',
  ]);
  expect(idsOf('hashes with SHA-256')).toEqual([]);
});

it('every title is a sentence after the ids of requirements that exist', () => {
  const texts = readTestTexts();
  expect(texts.length).toBeGreaterThan(5_000);
  const known = new Set(readRequirements().map(({ id }) => id));
  const wrong = texts
    .filter(({ isTitle }) => isTitle)
    .filter(({ content }) => hasUnknownCode(content) || idsOf(content).some((id) => !known.has(id)))
    .map(({ file, line, content }) => `${file}:${line} ${content}`);
  expect(wrong).toEqual([]);
});

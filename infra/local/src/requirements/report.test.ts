import { expect, it } from 'vitest';
import { report } from './report.ts';
import { parseRows } from './rows.ts';
import { textsOf } from './test-texts.ts';

const rows = parseRows(
  [
    ['id', 'area', 'kind', 'layer', 'requirement'],
    ['MEM-001', 'members', 'rule', 'domain', 'Members have a name.'],
    ['MEM-002', 'members', 'screen', 'web', 'Members are listed.'],
    ['ROM-001', 'rooms', 'limit', 'api', 'At most 10,000 rooms.'],
  ]
    .map((row) => row.join('\t'))
    .join('\n'),
);

const texts = textsOf(
  'sample.test.ts',
  [
    '// it("MEM-002 is only a comment", () => {});',
    "describe('a member', () => {",
    "  it('MEM-001 has a name', () => expect('other text').toBe(text));",
    "  it.each([['MEM-001', 'Ada']] as const)('%s names %s', () => {});",
    '  test.each(rows)(`ROM-001 takes rooms`, () => {});',
    '});',
  ].join('\n'),
);

it('finds titles and cells of tables, with their lines', () => {
  expect(texts.map(({ line, content, isTitle }) => [line, content, isTitle])).toEqual([
    [2, 'a member', true],
    [3, 'MEM-001 has a name', true],
    [4, 'MEM-001', false],
    [4, '%s names %s', true],
    [5, 'ROM-001 takes rooms', true],
  ]);
});

it('counts the rows of each area that a test names', () => {
  expect(report(rows, texts)).toEqual([
    'MEM        1 of 2 rows named by a test',
    'ROM        1 of 1 rows named by a test',
    'all        2 of 3 rows named by a test',
  ]);
});

it('lists the rows of an area that no test names', () => {
  expect(report(rows, texts, 'MEM')).toEqual(['MEM-002  screen, web: Members are listed.']);
  expect(report(rows, texts, 'ROM')).toEqual([]);
});

it('shows a row with the tests that name it', () => {
  expect(report(rows, texts, 'MEM-001')).toEqual([
    'MEM-001  rule, domain: Members have a name.',
    '  sample.test.ts:3  MEM-001 has a name',
    '  sample.test.ts:4  MEM-001',
  ]);
});

it('lists the rows that only nightly tests name', () => {
  const nightly = textsOf(
    'nightly.test.ts',
    [
      "it('MEM-001 has a name', { tags: ['nightly'] }, () => {});",
      "test('MEM-002 ROM-001 is listed', { tag: '@nightly' }, () => {});",
      "test('ROM-001 takes rooms', () => {});",
    ].join('\n'),
  );
  expect(report(rows, nightly, 'nightly')).toEqual([
    'MEM-001  rule, domain: Members have a name.',
    'MEM-002  screen, web: Members are listed.',
  ]);
  const ofFile = textsOf('night.test.ts', "// @module-tag nightly\nit('ROM-001 takes rooms', () => {});");
  expect(report(rows, ofFile, 'nightly')).toEqual(['ROM-001  limit, api: At most 10,000 rooms.']);
});

it('says that there is no such area or row', () => {
  expect(report(rows, texts, 'XYZ-001')).toEqual(['There is no area or row XYZ-001.']);
});

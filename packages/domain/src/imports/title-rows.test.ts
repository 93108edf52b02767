import { describe, expect, it } from 'vitest';
import { filledWidth, hasSeveralAddresses, titleRowCount } from './title-rows.ts';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';'));

describe('the rows above a header', () => {
  it.each([
    [
      'a title and a date',
      'Teilnehmerliste WS 2026/27\n28.11.2026\nE-Mail;Vorname;Nachname\na@b.test;Ana;Sol',
      2,
    ],
    ['a padded title', 'Liste;;\nVorname;E-Mail;x\nAna;a@b.test;', 1],
    [
      'a summary of another shape',
      '1. Summary\nMeeting title;Jour fixe\nStart time;9:00\n2. Participants\nName;First Join;Email;Role\nAna;9:00;a@b.test;Organizer\n3. Activities\nName;Join;Leave',
      4,
    ],
    ['a title with an address in it', 'Fragen an kurs@uni.test bitte\nE-Mail;Vorname\na@b.test;Ana', 1],
    ['a title above unknown headers', 'Liste\nWer;Wo\nAna;a@b.test\nBo;b@b.test', 1],
    ['a title above people', 'Liste\nAna;a@b.test\nBo;b@b.test', 1],
    ['nothing above known names', 'Email\na@b.test;x;y\nb@b.test;x;y', 0],
    ['nothing above unknown headers', 'Wer;Wo\nAna;a@b.test', 0],
    ['nothing in a list of one column', 'Who\na@b.test\nb@b.test', 0],
    ['nothing above a person', 'a@b.test\nEmail;First name', 0],
    ['nothing in an empty file', '', 0],
  ])('are %s', (_, text, count) => {
    expect(titleRowCount(rowsOf(text), [])).toBe(count);
  });
});

it('columns at the end that are empty in every row do not count', () => {
  expect(filledWidth([['a', '', 'b', '', ''], ['c', '', '', 'd', ''], []])).toBe(4);
  expect(filledWidth([])).toBe(0);
});

describe('several addresses in a row', () => {
  it.each([
    [['a@b.test; c@b.test', 'Ana'], true],
    [['a@b.test c@b.test', 'Ana'], true],
    [['a@b.test,c@b.test'], true],
    [['a@b.test', 'Ana'], false],
    [['a@b.test', 'Ana', 'chef@b.test'], false],
  ])('in its cell of the email: %j', (cells, isSeveral) => {
    for (const hasHeader of [true, false])
      expect(hasSeveralAddresses(cells, { email: cells[0] ?? '', hasHeader })).toBe(isSeveral);
  });

  it('in cells of their own, in a file without a header', () => {
    const cells = ['a@b.test', 'c@b.test', ''];
    expect(hasSeveralAddresses(cells, { email: 'a@b.test', hasHeader: false })).toBe(true);
    expect(hasSeveralAddresses(cells, { email: 'a@b.test', hasHeader: true })).toBe(false);
  });
});

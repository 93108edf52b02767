import { expect, it } from 'vitest';
import { csvFileName } from './file-name.ts';

const now = new Date('2026-11-21T23:59:59Z');

it('names a file after its content, the account, and the day', () => {
  expect(csvFileName('audit', 'Demo Campus', now)).toBe('audit-demo-campus-2026-11-21.csv');
});

it('keeps letters and digits of every script, and removes path characters', () => {
  expect(csvFileName('members', '../Ärzte & "Söhne" 学校 2/..', now)).toBe(
    'members-ärzte-söhne-学校-2-2026-11-21.csv',
  );
  expect(csvFileName('members', '...', now)).toBe('members-2026-11-21.csv');
});

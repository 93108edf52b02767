import { expect, it } from 'vitest';
import { otherFormat } from './other-formats.ts';

it.each([
  ['<!DOCTYPE html><html><body><table>', 'html'],
  ['\uFEFF\n <table border="1"><tr><td>Email</td>', 'html'],
  ['<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'html'],
  ['<?xml version="1.0"?><Workbook>', 'xml'],
  ['[{"email":"ana@example.org"}]', 'json'],
  ['{\n  "members": []', 'json'],
  ['["ana@example.org"]', 'json'],
  ['Email,Name\nana@example.org,"<b>"', undefined],
  ['[Email],[Name]\n', undefined],
  ['{email};{name}\n', undefined],
  ['<Name>;<Email>\n', undefined],
  ['<ana@example.org>\n', undefined],
  ['', undefined],
] as const)('the format of %j is %s', (head, format) => {
  expect(otherFormat(head)).toBe(format);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuildInfo } from './build-info.ts';

function checkout(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-info-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ 'package.json': '{"version":"1.2.3"}', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

it('names the version and the commit of a checkout, on a branch or not, packed or not', () => {
  const head = { '.git/HEAD': 'ref: refs/heads/main\n' };
  const of = (files: Record<string, string>) => readBuildInfo(checkout(files));
  expect(of({ ...head, '.git/refs/heads/main': 'abc\n' })).toEqual({ version: '1.2.3', revision: 'abc' });
  expect(of({ ...head, '.git/packed-refs': '# pack-refs\nabd refs/heads/main\n' }).revision).toBe('abd');
  expect(of({ '.git/HEAD': 'abe\n' }).revision).toBe('abe');
  expect(of({}).revision).toBe('');
});

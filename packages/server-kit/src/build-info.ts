import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What runs: the version in package.json, and the commit of the checkout, empty outside of one. */
export interface BuildInfo {
  version: string;
  revision: string;
}

const project = path.join(import.meta.dirname, '../../..');

/** Reads what runs in this process. Call it at the start, before a checkout is replaced. */
export function readBuildInfo(folder = project): BuildInfo {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, revision: revisionOf(path.join(folder, '.git')) };
}

function revisionOf(git: string): string {
  try {
    const head = readFileSync(path.join(git, 'HEAD'), 'utf8').trim();
    if (!head.startsWith('ref: ')) return head;
    const ref = head.slice('ref: '.length);
    const loose = path.join(git, ref);
    if (existsSync(loose)) return readFileSync(loose, 'utf8').trim();
    const packed = readFileSync(path.join(git, 'packed-refs'), 'utf8').split('\n');
    return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
  } catch {
    return '';
  }
}

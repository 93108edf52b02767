import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const recordFile = 'node_modules/.campus-tested';

/** The commit of the working copy, and whether its files are those of the commit. */
export function cleanCommit() {
  return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
}

/** The seed of sampled sweeps: the tree of the commit. The same files draw the same sample. */
export function seedOfTree() {
  return git('rev-parse', 'HEAD^{tree}')?.slice(0, 8) ?? 'none';
}

/** Records which commit was tested, and with which result. */
export function writeRecord({ commit, clean, passed, failed, seconds, processor, units }) {
  writeFileSync(
    recordFile,
    `${JSON.stringify({ commit, clean, passed, failed, seconds: Math.round(seconds), processor: Math.round(processor), units })}\n`,
  );
}

/** The tracked files with a line that matches a pattern; none outside a repository. */
export function filesWith(pattern) {
  return git('grep', '-lE', pattern)?.split('\n') ?? [];
}

/** What git answers, without the line break at its end; undefined outside a repository. */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

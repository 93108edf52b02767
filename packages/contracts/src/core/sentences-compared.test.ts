import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const sources = '{apps,packages,infra}/*/src/**/*.{ts,tsx}';

/** Code that compares or searches the text of a message, reason, or sentence. */
const comparisons = [
  /\b(message|reason|sentence|detail)\b\)?\s*[!=]==\s*(['"`][^'"`]|text\()/,
  /\b(message|reason|sentence|detail)\b\)?\??\.(includes|startsWith|endsWith|match|search|indexOf)\(/,
  /\.(test|exec)\([^)\n]*\b(message|reason|sentence|detail)\b/,
];

const allowed = new Set([
  // The specification recognizes some sentences by their words.
  'packages/parse-adapter/src/core/specified-sentences.ts',
  // Finds the words of a sentence that become a link, in any language.
  'apps/web/src/areas/sso/failure-sentence.tsx',
  // The database driver's messages about a lost connection.
  'infra/platform/src/foundation/database/sql.ts',
  // Lines that Parse Server logs.
  'infra/platform/src/main/parse/logger.ts',
]);

it('no code compares sentences: what is said is found out by its key', async () => {
  const found: string[] = [];
  for await (const file of glob(sources, { cwd: root, exclude: ['**/*.test.*', '**/testing/**'] })) {
    const lines = (await readFile(root + file, 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (
        !allowed.has(file) &&
        !line.includes('typeof ') &&
        comparisons.some((comparison) => comparison.test(line))
      )
        found.push(`${file}:${index + 1}: ${line.trim()}`);
  }
  expect(found).toEqual([]);
});

it.each([
  "if (error.message === 'Object not found.') return;",
  "if (message.includes('verification email')) return;",
  "return /already a member/i.test(invitation.message ?? '');",
  "if (error.message === text('auth.locked', p)) return;",
])('it detects %s', (line) => {
  expect(comparisons.some((comparison) => comparison.test(line))).toBe(true);
});

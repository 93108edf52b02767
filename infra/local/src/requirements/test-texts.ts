import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { projectFolder } from '../settings.ts';
import { idsOf } from './rows.ts';

/**
 * A text in a test file: a title, or a text that begins with a requirement id, such as cells of `it.each`.
 */
export interface TestText {
  /** Its file, relative to the project folder. */
  file: string;
  line: number;
  content: string;
  /** Whether it is the title of a test, or of a group of tests. */
  isTitle: boolean;
  /**
   * Whether only `npm run test:nightly` runs the test. For other texts, whether only that command runs the
   * file.
   */
  isNightly: boolean;
}

/** The texts of all test files, in file order. */
export function readTestTexts(): TestText[] {
  return globSync('{apps,infra,packages,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: projectFolder,
    exclude: (name) => String(name).endsWith('node_modules'),
  })
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(path.join(projectFolder, file), 'utf8')));
}

/** The texts in one test file's source. Template placeholders are kept as written. */
export function textsOf(file: string, source: string): TestText[] {
  const isNightlyFile = source.startsWith('// @module-tag nightly');
  /** Where titles begin, and whether their tests run only at night. */
  const titles = new Map<number, boolean>();
  const texts: TestText[] = [];
  const add = ({ start, end }: { start: number; end: number }) => {
    const content = source.slice(start + 1, end - 1);
    const isTitle = titles.has(start);
    if (!isTitle && idsOf(content).length === 0) return;
    const isNightly = isNightlyFile || titles.get(start) === true;
    texts.push({ file, line: source.slice(0, start).split('\n').length, content, isTitle, isNightly });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, options] }) {
      if (!first || !testFunctions.has(calledName(callee))) return;
      const tags = options?.type === 'ObjectExpression' ? source.slice(options.start, options.end) : '';
      titles.set(first.start, /\btags?: .*nightly/.test(tags));
    },
    Literal(node) {
      if (typeof node.value === 'string') add(node);
    },
    TemplateLiteral: add,
  }).visit(parseSync(file, source).program);
  return texts;
}

const testFunctions = new Set(['describe', 'it', 'test']);

/** The function name in a call such as `it.each(rows)`. */
function calledName(callee: CallExpression['callee'] | Expression): string {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return calledName(callee.object);
    case 'CallExpression':
      return calledName(callee.callee);
    default:
      return '';
  }
}

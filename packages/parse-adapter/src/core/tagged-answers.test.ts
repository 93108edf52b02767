import { expect, it } from 'vitest';
import { createTaggedAnswers } from './tagged-answers.ts';

const large = 20 * 1024;

it('answers with a tag are kept up to a size, the least recently used go first', () => {
  const answers = createTaggedAnswers(2 * large);
  const keep = (asked: string, bytes = large) => answers.keep(asked, { tag: asked, answer: asked, bytes });
  keep('a');
  keep('b');
  expect(answers.get('a')?.tag).toBe('a');
  keep('c');
  keep('small', 10);
  keep('too large', 3 * large);
  const found = ['a', 'b', 'c', 'small', 'too large'].map((asked) => answers.get(asked)?.answer);
  expect(found).toEqual(['a', undefined, 'c', undefined, undefined]);
});

import { expect, it } from 'vitest';
import { docstringsIn } from './docstrings.ts';

it('finds what a docstring is about by what stands around it', () => {
  const source = `
/** A thing. */
export const thing = z.object({
  id,
  /** What it is called; for people. */
  name: z.string(),
  parts: z.array(
    z.object({
      /**
       * How many there are,
       * of each.
       */
      count: z.int(),
    }),
  ),
  // No docstring.
  size: z.int(),
});
export const other = z.object({
  /** Not of the thing. */
  name: z.string(),
});
`;
  expect(docstringsIn(source)).toEqual([
    { path: ['thing'], text: 'A thing.' },
    { path: ['thing', 'name'], text: 'What it is called; for people.' },
    { path: ['thing', 'parts', 'count'], text: 'How many there are, of each.' },
    { path: ['other', 'name'], text: 'Not of the thing.' },
  ]);
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { teamId } from '../members/fields.ts';
import { firstSentence, ownSentences } from './sentences.ts';

const schema = z.strictObject({
  teamId: teamId.default('8'),
  count: z.number().int().min(1).max(4000).default(1),
  sort: z.enum(['name', 'email']).default('name'),
  day: z.iso.date().optional(),
  ids: z.array(z.string().max(3)).max(2).default([]),
});

it.each([
  [{ count: 'x' }, 'Must be a number.'],
  [{ count: 1.5 }, 'Must be a whole number.'],
  [{ count: 0 }, 'Must be at least 1.'],
  [{ count: 9999 }, 'Must be at most 4000.'],
  [{ sort: 'nosuch' }, 'Must be one of: name, email.'],
  [{ day: 'today' }, 'Must be a date (YYYY-MM-DD).'],
  [{ ids: ['1', '2', '3'] }, 'At most 2 entries are allowed.'],
  [{ ids: ['1234'] }, 'At most 3 characters are allowed.'],
  [null, 'Must be an object.'],
  [{ color: 'red' }, "'color' is not a known field."],
  [{ teamId: '78' }, 'Team ID is not one of the teams A to BZ.'],
])('people D3: answers %j with: %s', (value, sentence) => {
  const parsed = schema.safeParse(value, { error: ownSentences });
  expect(parsed.error && firstSentence(parsed.error)).toBe(sentence);
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { teamId } from './fields.ts';
import { firstSentence, ownSentences } from './sentences.ts';

const schema = z.strictObject({ teamId: teamId.default('8'), count: z.number().default(0) });

it.each([
  [{ count: 'x' }, 'Please check the values you sent.'],
  [null, 'Please check the values you sent.'],
  [{ color: 'red' }, "'color' is not a known field."],
  [{ teamId: '78' }, 'Team ID is not one of the teams A to BZ.'],
])('says of %j: %s', (value, sentence) => {
  const parsed = schema.safeParse(value, { error: ownSentences });
  expect(parsed.error && firstSentence(parsed.error)).toBe(sentence);
});

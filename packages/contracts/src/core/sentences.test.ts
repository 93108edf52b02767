import { expect, it } from 'vitest';
import * as z from 'zod';
import { teamId } from '../members/fields.ts';
import { memberSelection } from '../members/members.ts';
import { askedOrigin } from '../members/people-origins.ts';
import { flag, id, typed } from './fields.ts';
import { reasonOfIssue } from './issue-reasons.ts';
import { firstSentence, ownSentences } from './sentences.ts';
import { timeZone } from './time-zone.ts';

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
])('answers %j with: %s', (value, sentence) => {
  const parsed = schema.safeParse(value, { error: ownSentences });
  expect(parsed.error && firstSentence(parsed.error)).toBe(sentence);
});

const nested = z.strictObject({
  setId: id.optional(),
  selection: memberSelection.optional(),
  origin: askedOrigin.optional(),
  extensive: flag,
  timeZone,
  place: z.enum(['', 'roof']).optional(),
});
const whole = z.object({
  setId: id,
  selection: memberSelection,
  origin: askedOrigin,
  title: typed(10),
  sort: z.enum(['name', 'email']),
  count: z.number(),
});
const origins = 'figure, activity, attendance, record';

it.each<[object, string, string, object]>([
  [{ setId: 'no id' }, 'setId', 'request.identifier', {}],
  [{ extensive: 'maybe' }, 'extensive', 'request.oneOf', { allowed: 'true, false' }],
  [{ extensive: 5 }, 'extensive', 'request.oneOf', { allowed: 'true, false' }],
  [{ origin: { kind: 'zzz' } }, 'origin.kind', 'request.oneOf', { allowed: origins }],
  [{ origin: {} }, 'origin.kind', 'request.oneOf', { allowed: origins }],
  [{ timeZone: 'Foo/Bar' }, 'timeZone', 'request.timeZone', {}],
  [{ place: 'cellar' }, 'place', 'request.oneOf', { allowed: '"", roof' }],
])('says of %j at %s with %s what is accepted', (value, path, key, params) => {
  const { error } = nested.safeParse(value, { error: ownSentences });
  const issues = error?.issues.map((issue) => ({ path: issue.path.join('.'), ...reasonOfIssue(issue) }));
  expect(issues).toEqual([{ path, key, params }]);
});

it('says of each missing value that it is required', () => {
  const { error } = whole.safeParse({}, { error: ownSentences });
  expect(error?.issues.map((issue) => [issue.path.join('.'), reasonOfIssue(issue).key])).toEqual(
    Object.keys(whole.shape).map((name) => [name, 'request.required']),
  );
});

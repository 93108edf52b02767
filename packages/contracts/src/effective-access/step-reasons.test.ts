import { expect, it } from 'vitest';
import { reasonText } from '../core/reasons.ts';
import { stepReason } from './step-reasons.ts';

it.each([
  ['team', '3', 'The room is open to the team D.'],
  ['team', '3, 10', 'The room is open to the teams D, K.'],
  ['team', undefined, 'No team has access of its own.'],
  ['group', undefined, 'No group has access of its own.'],
])('says to which %s %s a room is open', (rule, value, sentence) => {
  const reason = stepReason({ stage: 'room', rule, verdict: 'silent', decides: false, value });
  expect(reasonText({ reason: '', reasons: [reason] })).toBe(sentence);
});

it.each([
  ['page', 'configured', 'The account has set no role for this page.'],
  ['page', 'minimum', 'No lowest role is fixed for this page.'],
  ['action', 'scene', 'No role is set for this room.'],
  ['action', 'roomType', 'No role is set for this room type.'],
  ['action', 'world', 'No role is set for the world.'],
] as const)('names the place of a rule of a %s without a role: %s', (stage, rule, sentence) => {
  const reason = stepReason({ stage, rule, verdict: 'silent', decides: false });
  expect(reasonText({ reason: '', reasons: [reason] })).toBe(sentence);
});

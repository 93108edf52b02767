import { expect, it } from 'vitest';
import { type RouteFailure, routeErrorText } from './route-errors.ts';

const line = 'Please write to support@campus.test.';
const all = {
  response: { detail: 'The world is asleep.', title: 'Conflict' },
  statusText: 'Bad Gateway',
  message: 'connect refused',
};

it.each<[string, RouteFailure, string]>([
  ['the detail of the response', all, 'The world is asleep.'],
  ['else its title', { ...all, response: { title: 'Conflict' } }, 'Conflict'],
  ['else the status text', { ...all, response: {} }, 'Bad Gateway'],
  ['else the message', { message: all.message }, 'connect refused'],
  ['else a line that names the support address', {}, line],
])('SHL-017 WLD-044 INT-036 shows of a failed route %s', (_, failure, shown) => {
  expect(routeErrorText(failure, line)).toBe(shown);
});

it('SHL-017 skips empty values and values that are not texts', () => {
  const response = { detail: { secret: 1 }, title: ' ' };
  expect(routeErrorText({ response, statusText: '', message: 'Gone' }, line)).toBe('Gone');
});

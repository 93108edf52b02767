import { expect, it } from 'vitest';
import { type GatewayFailure, gatewayErrorText } from './gateway-errors.ts';

const line = 'Please write to support@campus.test.';
const all = {
  response: { detail: 'The world is asleep.', title: 'Conflict' },
  statusText: 'Bad Gateway',
  message: 'connect refused',
};

it.each<[string, GatewayFailure, string]>([
  ['the detail of the response', all, 'The world is asleep.'],
  ['else its title', { ...all, response: { title: 'Conflict' } }, 'Conflict'],
  ['else the status text', { ...all, response: {} }, 'Bad Gateway'],
  ['else the message', { message: all.message }, 'connect refused'],
  ['else a line that names the support address', {}, line],
])('SHL-017 WLD-044 INT-036 shows of a gateway error %s', (_, failure, shown) => {
  expect(gatewayErrorText(failure, line)).toBe(shown);
});

it('SHL-017 skips empty values and values that are not texts', () => {
  const response = { detail: { secret: 1 }, title: ' ' };
  expect(gatewayErrorText({ response, statusText: '', message: 'Gone' }, line)).toBe('Gone');
});

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const complete = {
  PUBLIC_URL: 'https://console.campus.test',
  PARSE_SERVER_URL: 'http://127.0.0.1:1337/parse',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
};

it('needs three variables and has sensible values for the others', () => {
  expect(readConfig(complete)).toMatchObject({
    port: 3000,
    parse: { url: 'http://127.0.0.1:1337/parse', appId: 'campus' },
    console: { brand: 'Campus' },
    trustProxy: false,
    rateLimits: true,
    metricsToken: undefined,
  });
});

it('takes an empty variable for a missing one', () => {
  expect(readConfig({ ...complete, PORT: '', METRICS_TOKEN: '' })).toMatchObject({ port: 3000 });
});

it.each([
  [{ SESSION_SECRET: undefined }, 'The environment variable SESSION_SECRET is wrong: it is missing.'],
  [
    { SESSION_SECRET: 'short' },
    'The environment variable SESSION_SECRET is wrong: it must have at least 32 characters.',
  ],
  [
    { PUBLIC_URL: 'campus' },
    'The environment variable PUBLIC_URL is wrong: it must be an http or https address.',
  ],
  [
    { PUBLIC_URL: undefined },
    'The environment variable PUBLIC_URL is wrong: it must be an http or https address.',
  ],
  [
    { PARSE_SERVER_URL: 'ftp://x' },
    'The environment variable PARSE_SERVER_URL is wrong: it must be an http or https address.',
  ],
  [{ PORT: 'http' }, 'The environment variable PORT is wrong: it must be a port number.'],
  [{ PORT: '70000' }, 'The environment variable PORT is wrong: it must be a port number.'],
  [{ RATE_LIMITS: 'no' }, 'The environment variable RATE_LIMITS is wrong: it must be on or off.'],
])('fails with one sentence: %j', (change, sentence) => {
  expect(() => readConfig({ ...complete, ...change })).toThrow(new Error(sentence));
});

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
    parse: {
      url: 'http://127.0.0.1:1337/parse',
      appId: 'campus',
      routesUrl: undefined,
      supportEmail: 'support@campus.test',
    },
    console: { brand: 'Campus', environment: 'staging', licenseUrl: '' },
    errorReportingUrl: undefined,
    providers: { google: { clientId: '' }, microsoft: { clientId: '' } },
    trustProxy: false,
    rateLimits: true,
    metricsToken: undefined,
  });
});

it('treats an empty variable as missing', () => {
  expect(readConfig({ ...complete, PORT: '', METRICS_TOKEN: '' })).toMatchObject({ port: 3000 });
});

it.each([
  ['TRUST_PROXY', 'foo', 'must list addresses or networks of proxies'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
])('names %s when it is %s', (name, value, problem) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(
    `The environment variable ${name} is wrong: it ${problem}`,
  );
});

const table = 'must be JSON like {"staging": {"hosts": ["console.campus.test"], "endpoints": {}}}';
const environments = JSON.stringify({
  productionEU: {
    hosts: ['Console.campus.test'],
    endpoints: {
      backend: 'https://eu.test/parse',
      gateway: 'https://gateway.eu.test',
      demo: 'https://demo.eu.test',
    },
  },
  qa: { hosts: ['qa.campus.test'], endpoints: { backend: 'https://qa.test/parse' } },
});

it('ENV-009 takes a platform and its gateway from the environment of the console’s own host', () => {
  const { PARSE_SERVER_URL: _, ...given } = { ...complete, ENVIRONMENTS: environments };
  expect(readConfig(given)).toMatchObject({
    console: { environment: 'productionEU' },
    parse: { url: 'https://eu.test/parse', routesUrl: 'https://gateway.eu.test' },
  });
  expect(readConfig({ ...given, PUBLIC_URL: 'https://qa.campus.test' })).toMatchObject({
    console: { environment: 'qa' },
    parse: { url: 'https://qa.test/parse', routesUrl: undefined },
  });
});

it('ENV-009 takes no gateway of one environment with a platform of another', () => {
  expect(readConfig({ ...complete, ENVIRONMENTS: environments }).parse).toMatchObject({
    url: complete.PARSE_SERVER_URL,
    routesUrl: undefined,
  });
});

it('ENV-009 takes the web demo of the environment only with its platform', () => {
  const { PARSE_SERVER_URL: _, ...given } = { ...complete, ENVIRONMENTS: environments };
  expect(readConfig(given).webDemoUrl).toBe('https://demo.eu.test');
  expect(readConfig({ ...given, WEB_DEMO_URL: 'https://own.test' }).webDemoUrl).toBe('https://own.test');
  expect(readConfig({ ...complete, ENVIRONMENTS: environments }).webDemoUrl).toBeUndefined();
});

it('ENV-010 has the version of the build unless configured otherwise', () => {
  expect(readConfig(complete).console.clientVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readConfig({ ...complete, CLIENT_VERSION: '7.1' }).console.clientVersion).toBe('7.1');
});

it('streams clients of any build unless configured otherwise', () => {
  expect(readConfig(complete).console.streamingClientVersion).toBe('');
  const configured = readConfig({ ...complete, STREAMING_CLIENT_VERSION: '2.0.1' });
  expect(configured.console.streamingClientVersion).toBe('2.0.1');
});

it.each([
  [
    { STREAMING_CLIENT_VERSION: 'newest' },
    'The environment variable STREAMING_CLIENT_VERSION is wrong: it must be a build version such as 2.0.1.',
  ],
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
  [{ PARSE_SERVER_URL: undefined }, 'The environment variable PARSE_SERVER_URL is wrong: it is missing.'],
  [{ ENVIRONMENTS: '{' }, `The environment variable ENVIRONMENTS is wrong: it ${table}.`],
  [{ ENVIRONMENTS: '{"moon":{"hosts":[]}}' }, `The environment variable ENVIRONMENTS is wrong: it ${table}.`],
  [
    { PARSE_SERVER_URL: 'http://platform.internal:1337/parse' },
    'The platform at http://platform.internal:1337/parse is on another machine, so its address must begin with https. Where the network itself is encrypted, set ALLOW_PLAINTEXT=platform.',
  ],
  [
    { USAGE_URL: 'http://10.0.0.5:1338', ALLOW_PLAINTEXT: 'platform' },
    'The usage-search service at http://10.0.0.5:1338 is on another machine, so its address must begin with https. Where the network itself is encrypted, set ALLOW_PLAINTEXT=usage.',
  ],
  [
    { DRAIN_SECONDS: 'long' },
    'The environment variable DRAIN_SECONDS is wrong: it must be a number of seconds up to 300.',
  ],
  [{ RATE_LIMITS: 'no' }, 'The environment variable RATE_LIMITS is wrong: it must be on or off.'],
])('fails with one sentence: %j', (change, sentence) => {
  expect(() => readConfig({ ...complete, ...change })).toThrow(new Error(sentence));
});

it.each([
  { PARSE_SERVER_URL: 'https://platform.internal/parse' },
  { PARSE_SERVER_URL: 'http://platform.internal/parse', ALLOW_PLAINTEXT: 'database,platform' },
  { PARSE_SERVER_URL: 'http://[::1]:1337/parse' },
])('calls the platform with %j', (change) => {
  expect(readConfig({ ...complete, ...change }).parse.url).toBe(change.PARSE_SERVER_URL);
});

it('calls the usage-search service of another machine unencrypted where that is allowed', () => {
  const USAGE_URL = 'http://10.0.0.5:1338';
  const { usageUrl } = readConfig({ ...complete, USAGE_URL, ALLOW_PLAINTEXT: 'smtp, usage' }).parse;
  expect(usageUrl).toBe(USAGE_URL);
});

it('calls the REST routes of a platform on another machine over TLS too', () => {
  const change = { GATEWAY_URL: 'http://gateway.internal/rest' };
  expect(() => readConfig({ ...complete, ...change })).toThrow(/gateway\.internal.*must begin with https/);
});

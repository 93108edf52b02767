import { describe, expect, it } from 'vitest';
import { type EnvironmentTable, endpointsOf, environmentOf, environments } from './environments.ts';

const table: EnvironmentTable = Object.fromEntries(
  environments.map((name) => [
    name,
    {
      hosts: [`${name}.campus.test`],
      endpoints: { backend: `https://${name}.backend.test`, gateway: `https://${name}.gateway.test` },
    },
  ]),
);

describe('the environment', () => {
  it.each(environments)('ENV-007 SHL-020 is %s by its host, whatever the case', (name) => {
    expect(environmentOf(`${name}.campus.test`, table)).toBe(name);
    expect(environmentOf(`${name}.CAMPUS.test`, table)).toBe(name);
  });

  it.each(['localhost', 'evil-qa.campus.test', 'qa.campus.test.evil.test', ''])(
    'ENV-008 SHL-021 is staging when no environment names the host: %s',
    (host) => {
      expect(environmentOf(host, table)).toBe('staging');
      expect(environmentOf(host, {})).toBe('staging');
    },
  );

  it('ENV-009 SHL-020 has its own endpoints, and none of another environment', () => {
    for (const name of environments)
      expect(Object.values(endpointsOf(name, table))).toEqual([
        `https://${name}.backend.test`,
        `https://${name}.gateway.test`,
      ]);
    expect(endpointsOf('qa', {})).toEqual({});
  });
});

import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

function directives(header: unknown): Map<string, string[]> {
  const parts = String(header).split(';');
  return new Map(parts.map((part) => part.trim().split(' ')).map(([name = '', ...values]) => [name, values]));
}

it.each(['/api/docs', '/trpc/console.config', '/api/v1/console', '/nowhere'])(
  '%s carries the security headers',
  async (url) => {
    const { app } = await gatewayOn({});
    const { headers } = await app.inject(url);
    const policy = directives(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

it('asks for no upgrade to https when the console is served over http', async () => {
  const { app } = await gatewayOn({}, { publicUrl: new URL('http://localhost:3000') });
  const { headers } = await app.inject('/api/docs');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

it('asks for https on every subdomain too if that is configured', async () => {
  const { app } = await gatewayOn({}, { hstsSubdomains: true });
  const { headers } = await app.inject('/api/docs');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it.each(['/api/openapi.json', '/api/docs/guide'])(
  '%s is compressed for clients that accept it',
  async (url) => {
    const { app } = await gatewayOn({});
    const plain = await app.inject(url);
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(small.headers['cache-control']).toBe('public, max-age=300');
    const { etag } = small.headers;
    const again = await app.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  },
);

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

describe('passwords', () => {
  it('match their hash and nothing else', async () => {
    const hash = await hashPassword('Campus-2026!');
    expect(await passwordMatches('Campus-2026!', hash)).toBe(true);
    expect(await passwordMatches('campus-2026!', hash)).toBe(false);
    expect(await passwordMatches('Campus-2026!', undefined)).toBe(false);
  });

  it('are hashed by the native module in Parse Server too, not by its slow fallback', () => {
    const ours = createRequire(import.meta.url);
    const parseServers = createRequire(ours.resolve('parse-server'));
    expect(parseServers.resolve('@node-rs/bcrypt')).toBe(ours.resolve('@node-rs/bcrypt'));
  });
});

import { describe, expect, it } from 'vitest';
import { type Level, levels } from './levels.ts';
import { needsSingleSignOn, refuseBypass } from './single-sign-on.ts';

const byPassword = { disallowPasswordLogin: true, provenByProvider: false, bypassed: false };
const but = (...left: Level[]) => levels.filter((level) => !left.includes(level));

describe('single sign-on only', () => {
  it('needs a provider’s proof at every level except superadmin', () => {
    for (const level of but('superadmin')) expect(needsSingleSignOn({ ...byPassword, level })).toBe(true);
    expect(needsSingleSignOn({ ...byPassword, level: 'superadmin' })).toBe(false);
  });

  it('is satisfied by a provider of the world, and does not apply where passwords are allowed', () => {
    for (const level of levels) {
      expect(needsSingleSignOn({ ...byPassword, level, provenByProvider: true })).toBe(false);
      expect(needsSingleSignOn({ ...byPassword, level, disallowPasswordLogin: false })).toBe(false);
    }
  });

  it('lets only owners bypass it', () => {
    expect(needsSingleSignOn({ ...byPassword, level: 'owner', bypassed: true })).toBe(false);
    for (const level of but('owner', 'superadmin'))
      expect(needsSingleSignOn({ ...byPassword, level, bypassed: true })).toBe(true);
  });

  it('needs a second factor to be bypassed', () => {
    const now = new Date('2026-11-29T12:00:00Z');
    const factor = (at: string, addedThroughProvider = false) => ({
      addedAt: new Date(at),
      addedThroughProvider,
    });
    const ask = (passed: ReturnType<typeof factor> | undefined) =>
      refuseBypass({ level: 'owner', factor: passed }, now);
    expect(ask(undefined)).toBe('access.secondFactorRequired');
    expect(ask(factor('2026-11-22T12:00:00Z'))).toBeUndefined();
    expect(ask(factor('2026-11-22T12:00:01Z'))).toBe('access.secondFactorTooNew');
    expect(ask(factor('2026-11-29T11:59:00Z', true))).toBeUndefined();
    for (const level of but('owner'))
      expect(refuseBypass({ level, factor: factor('2026-01-01T00:00:00Z') }, now)).toBe('access.forbidden');
  });
});

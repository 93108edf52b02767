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
    expect(refuseBypass({ level: 'owner', secondFactor: true })).toBeUndefined();
    expect(refuseBypass({ level: 'owner', secondFactor: false })).toBe('access.secondFactorRequired');
    for (const level of but('owner'))
      expect(refuseBypass({ level, secondFactor: true })).toBe('access.forbidden');
  });
});

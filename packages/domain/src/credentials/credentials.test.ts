import { describe, expect, it } from 'vitest';
import {
  type ApiAccess,
  actingLevel,
  credentialLevel,
  isApiAccessUsable,
  isSecretMissing,
  pauseOfCredential,
  refuseCredential,
  showsApiCredentials,
} from './credentials.ts';

describe('API access', () => {
  it.each<[ApiAccess | null, boolean, boolean]>([
    [{ isEnabled: true, isProductEnabled: true }, true, true],
    [{ isEnabled: true, isProductEnabled: false }, false, true],
    [{ isEnabled: false, isProductEnabled: true }, false, false],
    [{ isEnabled: true }, false, true],
    [{ isProductEnabled: true }, false, false],
    [{}, false, false],
    [null, false, false],
  ])('ACCT-042 RLP-026 INT-022 of %j: usable %s, shown %s', (access, usable, shown) => {
    expect(isApiAccessUsable(access)).toBe(usable);
    expect(showsApiCredentials(access)).toBe(shown);
  });
});

it('INT-033 a falsy result of client secret generation is an error', () => {
  for (const secret of ['', null, undefined]) expect(isSecretMissing(secret)).toBe(true);
  expect(isSecretMissing('campus_secret_x')).toBe(false);
});

describe('the level of a credential', () => {
  it('is at most admin, for every generator', () => {
    expect(credentialLevel('moderator')).toBe('moderator');
    for (const level of ['admin', 'owner', 'superadmin'] as const)
      expect(credentialLevel(level)).toBe('admin');
  });

  it('cannot be changed by people below it', () => {
    expect(refuseCredential('moderator', 'admin')).toBe('credentials.levelTooHigh');
    for (const level of ['admin', 'owner', 'superadmin'] as const)
      expect(refuseCredential(level, 'admin')).toBeUndefined();
    expect(refuseCredential('moderator', 'moderator')).toBeUndefined();
  });

  it.each([
    [null, undefined],
    [{ level: 'admin' as const }, undefined],
    [{ level: 'superadmin' as const }, undefined],
    [{ level: 'moderator' as const }, 'demoted'],
    [{ level: 'suspended' as const }, 'suspended'],
    [{ level: null }, 'left'],
  ])('pauses a credential of level admin whose maker is %j: %s', (maker, pause) => {
    expect(pauseOfCredential('admin', maker)).toBe(pause);
  });

  it('acts on people as a moderator at most, so it cannot make a person admin', () => {
    expect(actingLevel('admin')).toBe('moderator');
    expect(actingLevel('leader')).toBe('leader');
  });
});

import { maxPasswordAge } from '@campus/domain/settings/limits';
import { settingsOf } from './setting.ts';
import { linesOrNone, numberOrNone, optionalLines, yesOrNo } from './values.ts';

/** The settings of the page User Registration and Login. */
export const worldAccessSettings = settingsOf('worldAccess', {
  'ServerConfig.disableWorld': {
    value: yesOrNo,
    initial: false,
    needs: 'disableWorld',
    asks: true,
    affects: { when: true, count: 'active' },
  },
  'ServerConfig.disabledMessage': { value: optionalLines(1000), initial: '', needs: 'disableWorld' },
  'Account.invitesOnly': {
    value: yesOrNo,
    initial: false,
    asks: true,
    affects: { when: true, count: 'openInvitations' },
  },
  'Account.invitesOnlyHint': { value: linesOrNone(500), initial: '' },
  'Account.enableRestrictedRegistration': { value: yesOrNo, initial: false, asks: true },
  'Account.verificationRequired': {
    value: yesOrNo,
    initial: false,
    asks: true,
    affects: { when: true, count: 'unverified' },
  },
  'ServerConfig.disableRememberMe': {
    value: yesOrNo,
    initial: false,
    affects: { when: true, count: 'remembered' },
  },
  'ServerConfig.passwordExpireDays': {
    value: numberOrNone(maxPasswordAge),
    initial: null,
    affects: { count: 'olderPasswords' },
  },
});

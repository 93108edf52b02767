import { defaultTeamNumber, teamNames } from '@campus/domain/members/team-ids';
import { spawnLocations } from '@campus/domain/settings/spawn-locations';
import * as z from 'zod';
import { settingsOf } from './setting.ts';
import { emptyOrText, optionalEmail, optionalText, textOrNone, wholeNumber, yesOrNo } from './values.ts';

/** The settings of the page World Information. */
export const worldInformationSettings = settingsOf('worldInformation', {
  'World.welcomeMessage': { value: emptyOrText(2000), initial: '' },
  'ServerConfig.supportEmail': { value: optionalEmail, initial: '' },
  'Account.dashboardOptions.campusEmailHeader': { value: optionalText(200), initial: '' },
  'Account.dashboardOptions.clientDownloadButtonLabel': { value: textOrNone(60), initial: '' },
  'Account.disableDownloadVisibility': { value: yesOrNo, initial: false },
  'Account.hideWorldUsersCount': { value: yesOrNo, initial: false },
  'Account.defaultTeamId': { value: wholeNumber(0, teamNames.length - 1), initial: defaultTeamNumber },
  'ServerConfig.defaultLevel': { value: optionalText(100), initial: '' },
  'ServerConfig.defaultLocation': {
    value: z.enum(spawnLocations),
    initial: '',
  },
});

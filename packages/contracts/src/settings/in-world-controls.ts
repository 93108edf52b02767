import {
  defaultMaxRooms,
  maxFolderNameLength,
  maxIdleSeconds,
  maxLoginHeaderLength,
  maxRooms,
  minRooms,
} from '@campus/domain/settings/limits';
import { sentence } from '../core/schema-sentences.ts';
import { settingsMessages } from './messages.ts';
import { settingsOf } from './setting.ts';
import {
  numberOrNone,
  optionalAddress,
  optionalText,
  requiredLines,
  wholeNumber,
  yesOrNo,
} from './values.ts';

const rooms = { value: wholeNumber(minRooms, maxRooms), initial: defaultMaxRooms };

/** The settings of the page In-world Controls. Its lists have operations of their own. */
export const inWorldControlsSettings = settingsOf('inWorldControls', {
  'Account.favoriteRoomOptions.enabled': { value: yesOrNo, initial: false },
  'Account.favoriteRoomOptions.maxAllowed': rooms,
  'Account.favoriteRoomOptions.messageOnExceeding': {
    value: requiredLines(1000),
    initial: settingsMessages['settings.favoriteRooms.limit'],
  },
  'Account.recentRoomOptions.enabled': { value: yesOrNo, initial: false },
  'Account.recentRoomOptions.maxAllowed': rooms,
  'ServerConfig.customDocumentOptions.gearMenuFolderName': {
    value: optionalText(maxFolderNameLength),
    initial: '',
    fallback: 'Account.customDocumentOptions.gearMenuFolderName',
  },
  'ServerConfig.customDocumentOptions.loginHeader': {
    value: optionalText(maxLoginHeaderLength),
    initial: '',
    fallback: 'Account.customDocumentOptions.loginHeader',
  },
  'ServerConfig.disableDoorSpawns': { value: yesOrNo, initial: false },
  'ServerConfig.worldMapEnabled': { value: yesOrNo, initial: false },
  'ServerConfig.showNewUserTitle': { value: yesOrNo, initial: false },
  'ServerConfig.inactivitySecondsToConsiderIdle': {
    value: numberOrNone(maxIdleSeconds, {
      error: sentence('settings.idle.longest', { minutes: maxIdleSeconds / 60 }),
    }),
    initial: null,
  },
  'Account.enableCustomStatus': { value: yesOrNo, initial: true, needs: 'customStatus' },
  'ServerConfig.raiseHandEverywhere': { value: yesOrNo, initial: false },
  'ServerConfig.helpUrl': { value: optionalAddress, initial: '' },
  'ServerConfig.helpMenuText': { value: optionalText(100), initial: '' },
});

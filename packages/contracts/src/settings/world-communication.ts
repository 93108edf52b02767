import { defaultUploadMB, maxUploadLimitMB } from '@campus/domain/settings/limits';
import {
  homepageLevels,
  resetHomeLevels,
  webBoardAccessLevels,
} from '@campus/domain/settings/web-board-levels';
import * as z from 'zod';
import { sentence } from '../core/schema-sentences.ts';
import { settingsOf } from './setting.ts';
import { optionalAddress, yesOrNo } from './values.ts';

const oneOf = (numbers: readonly number[]) => z.literal(numbers);

/** The settings of the page Web Boards/File Uploads/Chat. */
export const worldCommunicationSettings = settingsOf('worldCommunication', {
  'ServerConfig.homePage': {
    value: optionalAddress.transform((value) => value || null).nullable(),
    initial: null,
  },
  'Account.allowIndividualWebboardHomepage': { value: yesOrNo, initial: false },
  'ServerConfig.webBoardHomepageMinPermissions': {
    value: oneOf(homepageLevels),
    initial: 1,
    isThreshold: true,
  },
  'ServerConfig.webBoardResetHomeMinPermissions': {
    value: oneOf(resetHomeLevels),
    initial: 1,
    isThreshold: true,
  },
  'ServerConfig.webBoardAccess': { value: oneOf(webBoardAccessLevels), initial: 0 },
  'ServerConfig.disableS3UploadButtons': { value: yesOrNo, initial: false },
  'ServerConfig.maxUploadMB': {
    value: z
      .number()
      .positive({ error: sentence('settings.positive') })
      .max(maxUploadLimitMB),
    initial: defaultUploadMB,
  },
  'ServerConfig.chatBarMinPermissions': {
    value: oneOf([0, 1, 4, 8, 16]),
    initial: 0,
    isThreshold: true,
  },
});

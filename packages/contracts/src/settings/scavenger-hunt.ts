import { settingsOf } from './setting.ts';
import { optionalLines, optionalText, wholeNumber, yesOrNo } from './values.ts';

/** The settings of the page Scavenger Hunt. */
export const scavengerHuntSettings = settingsOf('scavengerHunt', {
  'Account.showScavHuntButtons': { value: yesOrNo, initial: false },
  'ServerConfig.activity': { value: wholeNumber(0, 1), initial: 0 },
  'Account.scavHuntMessage.instructionsHeader': { value: optionalText(200), initial: '' },
  'Account.scavHuntMessage.instructionsMessage': { value: optionalLines(2000), initial: '' },
  'Account.scavHuntMessage.completionHeader': { value: optionalText(200), initial: '' },
  'Account.scavHuntMessage.completionMessage': { value: optionalLines(2000), initial: '' },
});

import { settingsOf } from './setting.ts';
import { optionalLines, optionalText, yesOrNo } from './values.ts';

/** The settings of the page Private Spaces, Administration. */
export const privateSpaceAdministrationSettings = settingsOf('privateSpaceAdministration', {
  'Account.hidePasscodeOptions': { value: yesOrNo, initial: false, needs: 'privateSpaces' },
  'Account.spacesPortalCustomTabOptions.enabled': { value: yesOrNo, initial: false, needs: 'privateSpaces' },
  'Account.spacesPortalCustomTabOptions.name': {
    value: optionalText(60),
    initial: '',
    needs: 'privateSpaces',
  },
  'Account.spacesPortalCustomTabOptions.content': {
    value: optionalLines(10_000),
    initial: '',
    needs: 'privateSpaces',
  },
});

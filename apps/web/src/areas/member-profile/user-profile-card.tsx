import { text } from '@campus/contracts/core/text';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import type { ProfileVisibility } from '@campus/domain/member-profile/profile-visibility';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { Card } from '../../components/layout/card.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { ShownIn } from './shown-in.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

/** The places that show the user profile, and whether members may edit it. */
export function UserProfileCard({ configuration }: { configuration: MemberProfileConfiguration }) {
  const draft = useRecordDraft(recordOf(configuration));
  const { save, isSaving } = useSaveConfiguration(
    (reason) => text('memberProfile.saveFailed', { reason }),
    (saved) => {
      draft.settle(recordOf(saved));
      return [];
    },
  );
  const title = text('memberProfile.user.title');
  return (
    <Card title={title} description={text('memberProfile.user.description')}>
      <ConfigurationForm
        label={title}
        isDirty={draft.isDirty}
        isSaving={isSaving}
        onSave={() => void save({ ...settingsOf(draft.value), base: settingsOf(draft.base) })}
        onDiscard={draft.discard}
      >
        <chakra.div display="flex" flexWrap="wrap" columnGap={12} rowGap={4} px={5} pb={5}>
          <ShownIn card={title} value={draft.value} onChange={draft.edit} />
          <CheckboxGroup legend={text('memberProfile.editing')}>
            <Checkbox
              label={text('memberProfile.editing.allowed')}
              checked={!draft.value.disableProfileEditVisibility}
              onChange={(event) => draft.edit({ disableProfileEditVisibility: !event.target.checked })}
            />
          </CheckboxGroup>
        </chakra.div>
      </ConfigurationForm>
    </Card>
  );
}

interface UserProfileRecord extends ProfileVisibility {
  disableProfileEditVisibility: boolean;
}

type Settings = Pick<MemberProfileConfiguration, 'showUserProfile' | 'disableProfileEditVisibility'>;

function recordOf({ showUserProfile, disableProfileEditVisibility }: Settings): UserProfileRecord {
  return { ...showUserProfile, disableProfileEditVisibility };
}

function settingsOf({ disableProfileEditVisibility, ...showUserProfile }: UserProfileRecord): Settings {
  return { showUserProfile, disableProfileEditVisibility };
}

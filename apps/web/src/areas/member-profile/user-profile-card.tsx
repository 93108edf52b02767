import { text } from '@campus/contracts/core/text';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { mergeForm } from '@campus/domain/editing/merge';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { Card } from '../../components/layout/card.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { ShownIn } from './shown-in.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

/** The places that show the user profile, and whether members may edit it. */
export function UserProfileCard({ configuration }: { configuration: MemberProfileConfiguration }) {
  const draft = useDraft(settingsOf(configuration), { rebase });
  const { save, saving } = useSaveConfiguration((reason) => text('memberProfile.saveFailed', { reason }));
  const saveAll = () =>
    save({ ...draft.value, base: settingsOf(configuration) }, () => draft.settle(draft.value));
  const title = text('memberProfile.user.title');
  return (
    <Card title={title} description={text('memberProfile.user.description')}>
      <ConfigurationForm
        label={title}
        isDirty={draft.isDirty}
        saving={saving}
        onSave={() => void saveAll()}
        onDiscard={draft.discard}
      >
        <chakra.div display="flex" flexWrap="wrap" columnGap={12} rowGap={4} px={5} pb={5}>
          <ShownIn
            card={title}
            value={draft.value.showUserProfile}
            onChange={(value) => draft.change({ showUserProfile: value })}
          />
          <CheckboxGroup legend={text('memberProfile.editing')}>
            <Checkbox
              label={text('memberProfile.editing.allowed')}
              checked={!draft.value.disableProfileEditVisibility}
              onChange={(event) => draft.change({ disableProfileEditVisibility: !event.target.checked })}
            />
          </CheckboxGroup>
        </chakra.div>
      </ConfigurationForm>
    </Card>
  );
}

type Settings = Pick<MemberProfileConfiguration, 'showUserProfile' | 'disableProfileEditVisibility'>;

function settingsOf({ showUserProfile, disableProfileEditVisibility }: MemberProfileConfiguration): Settings {
  return { showUserProfile, disableProfileEditVisibility };
}

function rebase(value: Settings, base: Settings, saved: Settings): Settings {
  const isTouched = value.disableProfileEditVisibility !== base.disableProfileEditVisibility;
  return {
    showUserProfile: mergeForm(saved.showUserProfile, value.showUserProfile, base.showUserProfile).merged,
    disableProfileEditVisibility: (isTouched ? value : saved).disableProfileEditVisibility,
  };
}

import { text } from '@campus/contracts/core/text';
import type { ProfileVisibility } from '@campus/domain/member-profile/profile-visibility';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const places = {
  dashboard: 'memberProfile.shown.dashboard',
  desktopClient: 'memberProfile.shown.client',
} as const;

/**
 * The places that show a kind of profile. The card's title distinguishes the groups of the two cards for screen
 * readers.
 */
export function ShownIn({
  card,
  value,
  onChange,
}: {
  card: string;
  value: ProfileVisibility;
  onChange: (change: Partial<ProfileVisibility>) => void;
}) {
  return (
    <CheckboxGroup legend={text('memberProfile.shown')} name={`${text('memberProfile.shown')}, ${card}`}>
      {(['dashboard', 'desktopClient'] as const).map((place) => (
        <Checkbox
          key={place}
          label={text(places[place])}
          checked={value[place]}
          onChange={(event) => onChange({ [place]: event.target.checked })}
        />
      ))}
    </CheckboxGroup>
  );
}

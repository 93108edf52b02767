import { isDefaultMemberField } from '@campus/domain/member-profile/member-profile';
import { renderWording, type Wording } from '../core/reasons.ts';

/** The displayed name of a field of the member profile: our words for fields every account has, else its name. */
export function memberFieldLabel(name: string): string {
  return renderWording(memberFieldText(name));
}

/** The displayed name of a field of the member profile, as a parameter of a sentence. */
export function memberFieldText(name: string): Wording {
  return isDefaultMemberField(name) ? { key: `profile.field.${name}` } : name;
}

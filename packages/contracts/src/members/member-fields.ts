import { isDefaultMemberField } from '@campus/domain/member-profile/member-profile';
import { renderWording, type Wording } from '../core/reasons.ts';

/** How people call a field of the member profile: those every account has by our words, others by their names. */
export function memberFieldLabel(name: string): string {
  return renderWording(memberFieldText(name));
}

/** The same as a parameter of a sentence. */
export function memberFieldText(name: string): Wording {
  return isDefaultMemberField(name) ? { key: `profile.field.${name}` } : name;
}

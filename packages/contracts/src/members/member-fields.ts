import { isDefaultMemberField } from '@campus/domain/member-profile/member-profile';
import { text } from '../core/messages.ts';

/** How people call a field of the member profile: those every account has by our words, others by their names. */
export function memberFieldLabel(name: string): string {
  return isDefaultMemberField(name) ? text(`profile.field.${name}`) : name;
}

import type { ConstantKey } from '@campus/contracts/core/keys';
import type { MemberSearchField } from '@campus/contracts/members/members';

/** The searchable fields, with their text keys. */
export const searchFieldKeys = {
  none: 'members.search.none',
  email: 'members.field.email',
  contactEmail: 'members.field.contactEmail',
  name: 'members.search.name',
  displayName: 'members.field.displayName',
  teamId: 'members.field.teamId',
  hardwareId: 'members.hardware.id',
} as const satisfies Record<MemberSearchField, ConstantKey>;

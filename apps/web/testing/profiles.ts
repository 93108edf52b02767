import type { MemberProfileField, PublicProfile } from '@campus/contracts/profile/profile';

/** A public profile of which only the names are filled in. */
export function aProfile(own: Partial<PublicProfile> = {}): PublicProfile {
  return {
    displayName: 'Ana Okafor',
    firstName: 'Ana',
    lastName: 'Okafor',
    email: '',
    description: '',
    country: '',
    region: '',
    university: '',
    languages: [],
    industryInterests: [],
    job: '',
    clubs: '',
    hobbies: '',
    linkedIn: '',
    picture: null,
    ...own,
  };
}

/** A field of the member profile that its owner may change, without a value. */
export function aMemberField(own: Partial<MemberProfileField> = {}): MemberProfileField {
  return { name: 'department', type: 'string', required: false, editable: true, value: null, ...own };
}

import type { MemberProfileField, PublicProfile } from '@campus/contracts/profile/profile';

/** A public profile with only the names filled in. */
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

/** An empty member profile field that its owner may change. */
export function aMemberField(own: Partial<MemberProfileField> = {}): MemberProfileField {
  return { name: 'department', type: 'string', required: false, editable: true, value: null, ...own };
}

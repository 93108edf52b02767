import { paths } from './paths.ts';

/** The address of a member: the members list, searched for their email. */
export function memberAddress({ email }: { membershipId: string; email: string }): string {
  return `${paths.members}?${new URLSearchParams({ search: email })}`;
}

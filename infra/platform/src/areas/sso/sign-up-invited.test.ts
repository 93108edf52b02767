import { getRoles } from '@campus/contracts/accounts/functions';
import { text } from '@campus/contracts/core/text';
import { getInvitationData } from '@campus/contracts/invitations/functions';
import { thirdPartySignUp } from '@campus/contracts/sso/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { type OpenWorld, useSso, vouch } from '@campus/tests/areas/sso/sso';
import { addMember, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { issuers, call, openWorld } = useSso();

/** Makes an account for invited people only, with single sign-on only, and an invitation for an admin. */
async function openInvitedWorld() {
  const place = await openWorld({ invitesOnly: true, disallowPasswordLogin: true });
  const email = `invitee-${unique()}@campus.test`;
  const inviter = await addMember(place.accountId, { permission: 'owner' });
  const invitedBy = inviter.userId;
  const invitee = { email, permission: 'admin', title: 'Dean', teamid: '3', invitedBy } as const;
  return { place, email, inviter, invitation: await makeInvitation(place, invitee) };
}

async function signUp(place: OpenWorld, email: string, claims: { email: string; email_verified: boolean }) {
  const authData = await vouch(issuers.university, claims, place.at.university);
  const data = { authType: 'oidc', authData, firstName: 'Grace', lastName: 'Hopper' } as const;
  return call(thirdPartySignUp, { data, email, accountId: place.accountId });
}

const refused = { message: text('signUp.invitesOnly') };

it('admits an invited newcomer whose provider vouches for the email, with the role of the invitation', async () => {
  const { place, email, invitation } = await openInvitedWorld();
  const { user, sessionToken } = await signUp(place, email, { email, email_verified: true });
  await expect(call(getRoles, { accountId: place.accountId }, sessionToken)).resolves.toHaveLength(6);
  expect(
    await sql.one('select permission, title, "teamId" from "Membership" where "user" = $1', [user._id]),
  ).toEqual({ permission: 'admin', title: 'Dean', teamId: '3' });
  expect(
    await sql.one('select status, "acceptedBy" as by from "Invitation" where "objectId" = $1', [
      invitation.invitationId,
    ]),
  ).toEqual({ status: 'accepted', by: user._id });
  await expect(call(getInvitationData, { invitationId: invitation.secret })).rejects.toThrow();
});

it('admits nobody through an invitation to an email that the provider does not vouch for', async () => {
  const { place, email, invitation } = await openInvitedWorld();
  const other = `other-${unique()}@campus.test`;
  for (const claims of [
    { email, email_verified: false },
    { email: other, email_verified: true },
  ])
    await expect(signUp(place, email, claims)).rejects.toMatchObject(refused);
  await expect(call(getInvitationData, { invitationId: invitation.secret })).resolves.toBeDefined();
});

it('INV-097 admits nobody whose inviter could not invite today, or whose invitation has expired', async () => {
  const vouched = (email: string) => ({ email, email_verified: true });
  const lost = await openInvitedWorld();
  await sql.query(`update "Membership" set permission = 'member' where "objectId" = $1`, [
    lost.inviter.membershipId,
  ]);
  await expect(signUp(lost.place, lost.email, vouched(lost.email))).rejects.toMatchObject(refused);
  const late = await openInvitedWorld();
  await sql.query('update "Invitation" set "expiresAt" = now() where "objectId" = $1', [
    late.invitation.invitationId,
  ]);
  await expect(signUp(late.place, late.email, vouched(late.email))).rejects.toMatchObject(refused);
});

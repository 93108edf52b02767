import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { checkInviteeExists, getInvitationData, getInvite } from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredAccounts, configuredAddresses } from '@campus/tests/world/configured-accounts';
import { makeAccount, makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const notFound = { code: parseCode.notFound, message: text('invitations.notFound') };
const data = (secret: string) => callPlatform(getInvitationData, { invitationId: secret });

describe('getInvite', () => {
  it('INV-065 returns the invitation without a session to a caller who has the secret of its link', async () => {
    const account = await makeAccount({ isWebEnabled: true });
    const expiresAt = new Date(Date.now() + 60_000);
    const invitation = await makeInvitation(account, {
      firstName: 'Ana',
      lastName: 'Marić',
      emailData: { sendAsWebInv: true },
      expiresAt,
    });
    await expect(callPlatform(getInvite, { invitationId: invitation.secret })).resolves.toEqual({
      email: invitation.email,
      firstName: 'Ana',
      lastName: 'Marić',
      status: 'pending',
      isWebInvitation: true,
      expiresAt: expiresAt.toISOString(),
    });
  });

  it('INV-065 finds nothing by an unknown secret or by the id that administrators know', async () => {
    const { invitationId } = await makeInvitation(await makeAccount());
    for (const secret of [invitationId, 'unknown', '%', "' or true --"])
      await expect(callPlatform(getInvite, { invitationId: secret })).rejects.toMatchObject(notFound);
    await expect(callPlatform(getInvite, { invitationId: '' })).rejects.toMatchObject({
      message: text('invitations.joinIdMissing'),
    });
  });
});

describe('checkInviteeExists', () => {
  it('INV-066 tells without a session whether the email, in any case, has a user', async () => {
    const { email } = await makePerson();
    await expect(callPlatform(checkInviteeExists, { inviteeEmail: email.toUpperCase() })).resolves.toBe(true);
    await expect(
      callPlatform(checkInviteeExists, { inviteeEmail: `nobody-${unique()}@campus.test` }),
    ).resolves.toBe(false);
  });
});

describe('getInvitationData', () => {
  it('INV-027 WLD-009 INV-067 returns the contents of the link’s page', async () => {
    const account = await makeAccount({
      dashboardOptions: { customBranding: true, clientDownloadButtonLabel: 'Get it' },
    });
    const { secret } = await makeInvitation(account);
    await expect(data(secret)).resolves.toEqual({
      userExists: false,
      accountData: {
        organizationName: account.organizationName,
        customBranding: true,
        clientDownloadButtonLabel: 'Get it',
      },
      downloadURL: configuredAddresses.download,
      downloadMessage: text('invitations.download', {
        brand: 'Campus',
        organization: account.organizationName,
      }),
      windowsDownloadURL: '',
      macDownloadURL: '',
      hideDownloadLinks: false,
      webWorldName: '',
      webUrl: '',
    });
  });

  it('INV-067 says whether the person has a user, and returns one download per system if the account has them', async () => {
    const account = await makeAccount({ id: configuredAccounts.separateDownloads });
    const { email } = await makePerson();
    const { secret } = await makeInvitation(account, { email });
    await expect(data(secret)).resolves.toMatchObject({
      userExists: true,
      windowsDownloadURL: configuredAddresses.windows,
      macDownloadURL: configuredAddresses.mac,
    });
  });

  it('INV-027 names the world of an account that can be entered in the browser, and where', async () => {
    for (const web of [{ isWebEnabled: true }, { isWebOnly: true }]) {
      const name = `world-${unique()}`;
      const { secret } = await makeInvitation(await makeAccount({ ...web, world: { name } }));
      await expect(data(secret)).resolves.toMatchObject({
        webWorldName: name,
        webUrl: `${configuredAddresses.webApp}/${name}`,
      });
    }
  });

  it('INV-027 WLD-008 hides the download if the account hides it', async () => {
    const account = await makeAccount();
    await sql.query('update "Account" set "disableDownloadVisibility" = true where "objectId" = $1', [
      account.accountId,
    ]);
    const { secret } = await makeInvitation(account);
    await expect(data(secret)).resolves.toMatchObject({ hideDownloadLinks: true });
  });

  it('INV-067 does not find unknown or deleted invitations, and says why one cannot be used', async () => {
    const account = await makeAccount();
    const [deleted, accepted, expired] = [
      await makeInvitation(account),
      await makeInvitation(account, { status: 'accepted' }),
      await makeInvitation(account, { expiresAt: new Date(Date.now() - 1) }),
    ];
    await sql.query('delete from "Invitation" where "objectId" = $1', [deleted.invitationId]);
    await expect(data('unknown')).rejects.toMatchObject(notFound);
    await expect(data(deleted.secret)).rejects.toMatchObject({
      ...notFound,
      message: text('invitations.linkEnded'),
    });
    await expect(data(accepted.secret)).rejects.toMatchObject({
      message: text('invitations.alreadyAccepted'),
    });
    await expect(data(expired.secret)).rejects.toMatchObject({ message: text('invitations.expired') });
  });
});

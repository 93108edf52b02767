import { text } from '@campus/contracts/core/text';
import { hashOf } from '@campus/platform/foundation/secret';
import { makeInvitation, type TestInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import {
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as, http } = await openGateway();
let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

const person = { firstName: 'Grace', lastName: 'Hopper', password, confirmation: password, consent: true };

/** Every use of an invitation link, by a person who knows everything except perhaps its secret. */
const uses = {
  page: (secret) => as().invitations.get.query({ invitationId: secret }),
  invitee: (secret) => as().invitations.checkInvitee.query({ invitationId: secret }),
  registration: (secret, { email }) =>
    as().invitations.register.mutate({ ...person, invitationId: secret, email: email.replace('@', '+new@') }),
  login: (secret, { email }) =>
    as().invitations.loginAndJoin.mutate({ invitationId: secret, email, password }),
  acceptance: (secret, guest) => as(guest).invitations.accept.mutate({ invitationId: secret }),
} satisfies Record<string, (secret: string, guest: Person) => Promise<unknown>>;

/** The operations that need an open invitation. */
const joining = [uses.page, uses.registration, uses.login, uses.acceptance];

async function refusals(secret: string, guest: Person, wanted = Object.values(uses)) {
  return Promise.all(wanted.map((use) => refusalOf(use(secret, guest))));
}

interface Invited extends TestInvitation {
  guest: Person;
}

/** Invites a person who already has a user. */
async function invite(overrides: Parameters<typeof makeInvitation>[1] = {}): Promise<Invited> {
  const guest = await makePerson();
  return { guest, ...(await makeInvitation(account, { email: guest.email, ...overrides })) };
}

function stored({ invitationId }: TestInvitation) {
  return sql.one('select to_jsonb(i) as all from "Invitation" i where "objectId" = $1', [invitationId]);
}

function membershipsOf({ userId }: Person) {
  return sql.query('select permission from "Membership" where "user" = $1', [userId]);
}

/** The public parts of a pending invitation, and how someone could learn them. */
const wrongSecrets: Record<string, (invited: Invited) => Promise<string>> = {
  guessed: async () => 'x'.repeat(43),
  'the secret but for a character': async ({ secret }) => `${secret.slice(0, -1)}_`,
  'the secret and more': async ({ secret }) => `${secret}x`,
  'the id that administrators see': async ({ invitationId }) => invitationId,
  'the hash that the database stores': async ({ secret }) => hashOf(secret),
  'the seed that the database stores': async ({ invitationId }) => {
    const row = await sql.one<{ seed: string }>(
      'select "tokenSeed" as seed from "Invitation" where "objectId" = $1',
      [invitationId],
    );
    return row?.seed ?? '';
  },
  'the secret of a link for another purpose': ({ guest }) => makeMailedLink('verification', guest),
};

/** Links that have ended, and how they do. */
const endedLinks: Record<string, (invited: Invited) => Promise<string>> = {
  'of a link before the invitation was sent again': async (invited) => {
    await sql.query(`update "Invitation" set status = 'error' where "objectId" = $1`, [invited.invitationId]);
    const { accountId, people } = account;
    await as(people.admin).invitations.resend.mutate({ accountId, invitationId: invited.invitationId });
    return invited.secret;
  },
  'of an invitation that was replaced by another one': async ({ secret, guest: { email } }) => {
    const { accountId, people } = account;
    await as(people.admin).invitations.create.mutate({ accountId, email, emailData: { sendTarget: 'none' } });
    return secret;
  },
  'of an invitation that was deleted': async ({ secret, invitationId }) => {
    const { accountId, people } = account;
    await as(people.admin).invitations.remove.mutate({ accountId, invitationId });
    return secret;
  },
};

describe('a link whose secret is', () => {
  const known = [
    [wrongSecrets, 'invitations.notFound'],
    [endedLinks, 'invitations.linkEnded'],
  ] as const;
  const cases = known.flatMap(([secrets, key]) =>
    Object.entries(secrets).map(([name, secretOf]) => [name, key, secretOf] as const),
  );
  it.each(cases)(
    'INV-065 INV-067 INV-072 INV-073 INV-074 %s: refused with %s, whatever it is used for',
    async (_, key, secretOf) => {
      const invited = await invite();
      const secret = await secretOf(invited);
      const notFound = { status: 404, key, message: text(key) };
      for (const refusal of await refusals(secret, invited.guest)) expect(refusal).toMatchObject(notFound);
      expect(await membershipsOf(invited.guest)).toEqual([]);
      const users = await sql.query('select from "_User" where email = $1', [
        invited.guest.email.replace('@', '+new@'),
      ]);
      expect(users).toEqual([]);
    },
  );

  it('wrong gets exactly the same HTTP answer as an unknown one, except for the request id', async () => {
    const { invitationId, secret } = await invite({ expiresAt: new Date(0) });
    const answers = await Promise.all(
      [
        invitationId,
        'x'.repeat(10),
        hashOf(secret),
        'x'.repeat(64),
        `${secret.slice(1)}`,
        'x'.repeat(42),
      ].map(async (wrong) => {
        const { status, body, headers } = await http.get(`/api/v1/invitations/${wrong}`);
        return JSON.stringify([status, body, headers['content-type'], headers['set-cookie']]).replaceAll(
          String(headers['x-request-id']),
          '',
        );
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^\[404,/);
  });
});

describe('an invitation', () => {
  it('INV-036 INV-072 INV-073 INV-074 is used up by the first use: every further use is refused and changes nothing', async () => {
    const invited = await invite();
    await uses.acceptance(invited.secret, invited.guest);
    const before = await stored(invited);
    for (const refusal of await refusals(invited.secret, invited.guest, joining))
      expect(refusal).toMatchObject({ status: 409, key: 'invitations.alreadyAccepted' });
    expect(await stored(invited)).toEqual(before);
    expect(await membershipsOf(invited.guest)).toHaveLength(1);
  });

  it('INV-036 lets through one of twenty who use its link at once, by login and as a signed-in person', async () => {
    const { secret, guest } = await invite();
    const attempts = Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? uses.acceptance(secret, guest) : uses.login(secret, guest)).then(
        () => 'joined',
        (error: Error) => error.message,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['joined', text('invitations.alreadyAccepted')]));
    expect(await membershipsOf(guest)).toHaveLength(1);
  });

  it('INV-072 INV-073 INV-074 is worth nothing to another person who has its link, and stays for the invited one', async () => {
    const invited = await invite({ permission: 'owner' });
    const before = await stored(invited);
    const thief = await makePerson();
    const { registration, login, acceptance } = uses;
    for (const refusal of await refusals(invited.secret, thief, [registration, login, acceptance]))
      expect(refusal).toMatchObject({ status: 403, key: 'invitations.otherEmail' });
    expect(await membershipsOf(thief)).toEqual([]);
    expect(await stored(invited)).toEqual(before);
    await uses.login(invited.secret, invited.guest);
    expect(await membershipsOf(invited.guest)).toEqual([{ permission: 'owner' }]);
  });

  it.each(['pending', 'processing', 'error'] as const)(
    'INV-067 INV-072 INV-073 INV-074 that is %s expires for every use',
    async (status) => {
      const invited = await invite({ status, expiresAt: new Date(Date.now() - 1_000) });
      const before = await stored(invited);
      for (const refusal of await refusals(invited.secret, invited.guest, joining))
        expect(refusal).toMatchObject({ status: 409, key: 'invitations.expired' });
      expect(await stored(invited)).toEqual(before);
      expect(await membershipsOf(invited.guest)).toEqual([]);
    },
  );

  it('INV-068 INV-069 of another account is unknown to administrators', async () => {
    const invited = await invite();
    const before = await stored(invited);
    const { accountId, people } = await makeAccount();
    const { resend, remove } = as(people.owner).invitations;
    for (const call of [resend, remove]) {
      const refusalFor = (invitationId: string) => refusalOf(call.mutate({ accountId, invitationId }));
      const [foreign, none] = [await refusalFor(invited.invitationId), await refusalFor('nothing000')];
      expect(foreign).toEqual(none);
      expect(foreign).toMatchObject({ status: 404, key: 'invitations.notFound' });
    }
    expect(await stored(invited)).toEqual(before);
  });

  it('is returned to administrators without the secret of its link', async () => {
    const { secret, invitationId } = await invite();
    const { accountId, people } = account;
    const list = await as(people.owner).invitations.list.query({ accountId });
    expect(list.items.map(({ id }) => id)).toContain(invitationId);
    const listed = JSON.stringify(list);
    for (const hidden of [secret, hashOf(secret), 'token']) expect(listed).not.toContain(hidden);
  });
});

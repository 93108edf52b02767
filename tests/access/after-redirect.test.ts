import { addPersonAt, linkIdentity, makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { makePerson, password, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

/** A person's actions in the audit trail, oldest first. */
async function trailOf(email: string): Promise<{ operation: string; outcome: string }[]> {
  return sql.query(
    'select operation, outcome from "AuditEntry" where "actorEmail" = $1 order by "createdAt"',
    [email],
  );
}

const success = (operation: string) => ({ operation, outcome: 'success' });

it('lets a linked person complete a sign-in, and records it', async () => {
  const place = await makeSsoWorld('oidc');
  const person = await makePerson();
  const issued = await addPersonAt(place, { email: person.email });
  await linkIdentity(place, person, issued);
  const { status } = await openBrowser(gateway).enter(place.wanted, issued.email);
  expect(status).toBe(200);
  expect(await trailOf(person.email)).toEqual([success('sso.signIn')]);
});

it('lets the owner of the address link an identity with the password, and records it', async () => {
  const place = await makeSsoWorld('oidc');
  const person = await makePerson();
  const issued = await addPersonAt(place, { email: person.email });
  const browser = openBrowser(gateway);
  await browser.enter(place.wanted, issued.email);
  const form = { email: person.email, password, linkType: 'OIDC' };
  expect(await browser.call('sso.linkAccounts', form)).toMatchObject({ status: 200 });
  expect(await trailOf(person.email)).toEqual([success('auth.signIn'), success('sso.link')]);
});

it('lets a new person sign up with an identity, and records it', async () => {
  const place = await makeSsoWorld('oidc');
  const issued = await addPersonAt(place);
  const browser = openBrowser(gateway);
  await browser.enter(place.wanted, issued.email);
  const form = { email: issued.email, firstName: 'Ida', lastName: 'Issued', agreement: true };
  expect(await browser.call('sso.signUp', form)).toMatchObject({ status: 200 });
  expect(await trailOf(issued.email)).toEqual([success('sso.signUp')]);
});

import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { makeSsoWorld } from '../areas/sso/sso-world.ts';
import { stack } from '../stack/stack.ts';
import type { Newcomer } from '../world/newcomers.ts';
import type { TestAccount } from '../world/world.ts';

export const { identityProvider } = stack.urls;

/** The providers of the world "demo", by kind. */
export const offered = {
  google: {
    kind: 'google',
    name: 'Google',
    issuer: '/google',
    returnPath: '/google',
    domain: 'campus.test',
  },
  microsoft: {
    kind: 'microsoft',
    name: 'Microsoft',
    issuer: '/microsoft/contoso',
    returnPath: '/microsoft',
    domain: 'contoso.test',
  },
  oidc: {
    kind: 'oidc',
    name: 'Demo University',
    issuer: '/university',
    returnPath: '/oidc',
    domain: 'university.test',
  },
  passport: {
    kind: 'passport',
    name: 'Passport',
    issuer: '/passport',
    returnPath: '/okta',
    domain: 'passport.test',
  },
} as const;
type Offered = (typeof offered)[keyof typeof offered];

/** Creates an account whose world offers this provider. */
export async function makeWorldWith({ kind, name }: Offered): Promise<TestAccount & { world: string }> {
  const { account, world } = await makeSsoWorld(kind, { name });
  return { ...account, world };
}

/** Adds a person to a provider, with the email that the provider reports. */
export async function introduce(
  request: APIRequestContext,
  provider: Offered,
  { email, firstName, lastName }: Omit<Newcomer, 'password'>,
): Promise<void> {
  const response = await request.post(`${identityProvider}${provider.issuer}/people`, {
    data: {
      sub: randomUUID(),
      email,
      given_name: firstName,
      family_name: lastName,
      ...(provider.name === 'Google' && { hd: provider.domain }),
    },
  });
  expect(response.status()).toBe(201);
}

/** Chooses a sign-in method on the open page, and a person at its provider. */
export async function goThrough(page: Page, button: string, email: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: email, exact: true }).click();
}

/** Signs in to a world through a provider, up to the first page that stops the flow. */
export async function signInThrough(
  page: Page,
  { name }: Offered,
  { email, world = 'demo' }: { email: string; world?: string },
): Promise<void> {
  await page.goto(`/world/${world}`);
  await goThrough(page, `Sign in with ${name}`, email);
}

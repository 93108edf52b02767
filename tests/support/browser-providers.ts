import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { browserStackEnvironment } from './browser-stack.ts';
import type { Newcomer } from './newcomers.ts';

const { IDP_PORT } = await browserStackEnvironment();
export const identityProvider = `http://localhost:${IDP_PORT}`;

/** The provider of each kind that the world "demo" offers. */
export const offered = {
  google: { name: 'Google', issuer: '/google', returnPath: '/google', domain: 'campus.test' },
  microsoft: {
    name: 'Microsoft',
    issuer: '/microsoft/contoso',
    returnPath: '/microsoft',
    domain: 'contoso.test',
  },
  oidc: { name: 'Demo University', issuer: '/university', returnPath: '/oidc', domain: 'university.test' },
  passport: { name: 'Passport', issuer: '/passport', returnPath: '/okta', domain: 'passport.test' },
} as const;
type Offered = (typeof offered)[keyof typeof offered];

/** Lets a provider know somebody, by an email of its own where that is not the person's own. */
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

/** Chooses a way to sign in on the open page, and somebody at its provider. */
export async function goThrough(page: Page, button: string, email: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: email, exact: true }).click();
}

/** Signs in to the world "demo" through a provider, as far as that leads. */
export async function signInThrough(page: Page, { name }: Offered, email: string): Promise<void> {
  await page.goto('/world/demo');
  await goThrough(page, `Sign in with ${name}`, email);
}

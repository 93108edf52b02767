import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A person who has no user yet, for one test. */
export interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

export function newcomer(domain = 'newcomers.campus.test'): Newcomer {
  const email = `person-${randomBytes(5).toString('hex')}@${domain}`;
  return { email, firstName: 'Ilse', lastName: 'Vermeer', password: 'Lantern-42!' };
}

/** Signs a person up in a world like a script. The world must ask for the usual fields only. */
export async function register(request: APIRequestContext, world: string, person: Newcomer): Promise<void> {
  const { accountId } = await (await request.get(`/api/v1/worlds/${world}`)).json();
  const { email, firstName: firstname, lastName: lastname, password } = person;
  const data = { accountId, world, email, firstname, lastname, password, confirmation: password };
  const response = await request.post('/api/v1/sign-up', { data: { ...data, agreement: true } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Signs a person up on a world's open page. Additional fields must be filled in already. */
export async function fillInSignUp(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByLabel('I agree to the License Agreement').check();
}

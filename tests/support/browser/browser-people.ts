import { demoCampus } from '@campus/local/demo/accounts';
import { expect, type Page } from '@playwright/test';
import { stack } from '../stack/stack.ts';
import {
  type MemberPerson,
  makeAccount,
  type Person,
  password,
  sql,
  type TestAccount,
  unique,
} from '../world/world.ts';
import { demoPassword, startSession } from './console-page.ts';

/** The sign-in form's input for a test person. */
export function credentialsOf({ email }: Pick<Person, 'email'>): { email: string; password: string } {
  return { email, password };
}

/** Signs in a person of this test without the sign-in page, and opens a page of their account. */
export async function openAs(page: Page, person: MemberPerson, path = '/profile'): Promise<void> {
  await startSession(page, credentialsOf(person));
  const membership = await sql.one<{ account: string }>(
    'select account from "Membership" where "objectId" = $1',
    [person.membershipId],
  );
  await openInAccount(page, membership?.account ?? '', path);
}

/** Signs in a person of Demo Campus without the sign-in page, and opens a page. Tests only read there. */
export async function signIn(page: Page, name: string, path = '/profile'): Promise<void> {
  await startSession(page, { email: `${name}@campus.test`, password: demoPassword });
  await openInAccount(page, demoCampus, path);
}

/** Opens a page like a browser that has used the account before, so that no account choice is needed. */
async function openInAccount(page: Page, accountId: string, path: string): Promise<void> {
  const context = page.context();
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'campus.account', value: accountId }];
  await context.setStorageState({ cookies, origins: [{ origin: stack.urls.console, localStorage }] });
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
}

/** An account with a world whose name the test knows. */
interface TestWorld extends TestAccount {
  world: string;
}

type AccountOverrides = NonNullable<Parameters<typeof makeAccount>[0]>;

/** Creates an account and a world with a known name, so that people can sign up and sign in there. */
export async function makeWorld({
  world: settings,
  ...account
}: Omit<AccountOverrides, 'world'> & {
  world?: Partial<AccountOverrides['world']>;
} = {}): Promise<TestWorld> {
  const world = `world-${unique()}`;
  return { ...(await makeAccount({ ...account, world: { ...settings, name: world } })), world };
}

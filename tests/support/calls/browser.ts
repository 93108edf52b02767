import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Response } from 'supertest';
import { type ProviderReturn, visitProvider } from '../areas/sso/provider-visit.ts';
import type { TestGateway } from './gateway.ts';

/** An operation's answer: its data, or its error. */
export interface Answer {
  status: number;
  data: unknown;
  message: string | undefined;
  key: string | undefined;
}

/** A sign-in method, and its purpose. */
export interface Wanted {
  kind: ProviderKind;
  id?: string;
  world?: string;
  remember?: boolean;
  purpose?: 'signIn' | 'link';
}

/** A test's own browser, which stores the console's cookies and calls its operations like the web client. */
export type TestBrowser = ReturnType<typeof openBrowser>;

export function openBrowser({ http }: Pick<TestGateway, 'http'>, cookies = new Map<string, string>()) {
  const headers = () => ({
    'x-campus-request': '1',
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  });
  const answered = (response: Response): Answer => {
    for (const line of response.get('set-cookie') ?? []) keep(cookies, line);
    const { result, error } = response.body;
    return { status: response.status, data: result?.data, message: error?.message, key: error?.data?.key };
  };

  const call = async (path: string, input: object, more: Record<string, string> = {}) =>
    answered(
      await http
        .post(`/trpc/${path}`)
        .set({ ...headers(), ...more })
        .send(input),
    );
  const ask = async (path: string, input: object = {}) =>
    answered(
      await http.get(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`).set(headers()),
    );

  const start = async (wanted: Wanted, more: Record<string, string> = {}): Promise<string> => {
    const { data, message } = await call('sso.start', wanted, more);
    if (message !== undefined) throw new Error(`The sign-in was not begun: ${message}`);
    return (data as { url: string }).url;
  };
  const visit = async (wanted: Wanted, button: string): Promise<ProviderReturn> =>
    visitProvider(await start(wanted), button);
  const complete = (kind: ProviderKind, params: Record<string, string>) =>
    call('sso.complete', { kind, params });

  return {
    /** The console's cookies, by name. */
    cookies,
    call,
    ask,
    /** Begins a sign-in and returns the provider's address. */
    start,
    /** Begins a sign-in and clicks a button at the provider. */
    visit,
    complete,
    /** A complete sign-in as the person with this email address at the provider. */
    enter: async (wanted: Wanted, email: string) =>
      complete(wanted.kind, (await visit(wanted, email)).params),
    /** The signed-in person, or null. */
    user: async () => ((await ask('auth.session')).data as { user: { id: string } | null }).user,
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  if (/max-age=0\b/i.test(line) || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

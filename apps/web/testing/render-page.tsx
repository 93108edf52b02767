import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../src/app.tsx';
import { AppProviders } from '../src/app-providers.tsx';
import { accountIn, withoutAccount } from '../src/lib/account-address.ts';
import type { GatewayCache } from '../src/trpc.ts';
import { type Answers, answeringLink, type Call } from './answering-link.ts';

interface RenderOptions {
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Runs before the page renders. Default: none. */
  prefetchPage?: ((cache: GatewayCache) => void) | undefined;
  /** The history state of the navigation to the address. Default: none, as in a new tab. */
  state?: unknown;
}

/**
 * Renders the whole console at an address, with a gateway that answers from a table. Everything else is real:
 * router, guards, shell, caches, forms. `wrapper` wraps it all, for example in StrictMode.
 */
export function renderPage(
  address: string,
  answers: Answers,
  { wrapper: Wrapper = Fragment, prefetchPage, state = null }: RenderOptions = {},
) {
  window.history.replaceState(state, '');
  const memory = memoryLocation({ path: address, record: true });
  const visited = [address];
  const navigate: typeof memory.navigate = (to, options) => {
    visited.push(to);
    window.history.replaceState(options?.state ?? null, '');
    memory.navigate(to, options);
  };
  const located: typeof memory.hook = () => [memory.hook()[0], navigate];
  const calls: Call[] = [];
  let current = answers;
  const view = render(
    <Wrapper>
      <Router hook={located} searchHook={memory.searchHook}>
        <AppProviders link={answeringLink(() => current, calls)} prefetchPage={prefetchPage} retryDelay={0}>
          <App />
        </AppProviders>
      </Router>
    </Wrapper>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    /** The current address with its query, but without the account. */
    address: () => withoutItsAccount(memory.history.at(-1) ?? ''),
    /** The account in the address. */
    account: () => accountIn(memory.history.at(-1)?.split('?')[1] ?? ''),
    /** The history entries, with the current address last. */
    history: () => memory.history.map(withoutItsAccount),
    /** All visited addresses, including redirects. */
    visited: () => visited.map(withoutItsAccount),
    navigate,
    /** The input of each call to an operation. */
    sent: (operation: string) => calls.filter((call) => call.path === operation).map((call) => call.input),
    /** Changes the gateway's answers from now on. */
    answerNow: (next: Answers) => {
      current = next;
    },
  };
}

function withoutItsAccount(address: string): string {
  const [path = '', search = ''] = address.split('?');
  const rest = withoutAccount(search);
  return rest ? `${path}?${rest}` : path;
}

import type { AroundNavHandler, RouterObject } from 'wouter';
import { accountIn } from './account-address.ts';

/** An entry in the browser's history. `key` is missing in browsers without the Navigation API. */
interface Place {
  path: string;
  search: string;
  key: string | undefined;
}

/** Saves the changes of one protector. Returns whether nothing is left. */
type Save = () => Promise<boolean>;

/** The current history entry. */
function here(): Place {
  const { pathname, search } = window.location;
  return { path: pathname, search, key: window.navigation?.currentEntry?.key };
}

/**
 * Blocks navigation away from a protected page, and asks whether to leave. Browsers report "back" only after
 * it has happened. So the guard shows the router the old address until it has returned the browser to it, and
 * navigates once the answer is to leave.
 */
export function createLeaveGuard(ask: (leave: () => void, save: Save | undefined) => void) {
  const protectors = new Map<symbol, Save | undefined>();
  let shown = here();
  let returning = false;
  let leaving = false;

  const isAstray = () => protectors.size > 0 && !leaving && !isSamePage(here(), shown);

  /** Saves all protectors' changes; undefined unless each can save. */
  const saveAll = (): Save | undefined => {
    const saves = [...protectors.values()].filter((save) => save !== undefined);
    if (saves.length < protectors.size) return undefined;
    return async () => (await Promise.all(saves.map((save) => save()))).every(Boolean);
  };

  const note = () => {
    shown = here();
    returning = false;
    leaving = false;
  };

  const onPopState = () => {
    if (!isAstray()) return note();
    const wanted = here();
    travel(shown, 1);
    if (returning) return;
    returning = true;
    ask(() => {
      leaving = true;
      travel(wanted, -1);
    }, saveAll());
  };

  return {
    /** Watches the browser's history until the returned function is called. */
    watch() {
      note();
      window.addEventListener('popstate', onPopState);
      // wouter fires these two events itself.
      window.addEventListener('pushState', note);
      window.addEventListener('replaceState', note);
      return () => {
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pushState', note);
        window.removeEventListener('replaceState', note);
      };
    },
    /** Protects the page until the returned function is called. */
    protect(save?: Save) {
      const protector = Symbol('protector');
      protectors.set(protector, save);
      window.addEventListener('beforeunload', askTheBrowsersWay);
      return () => {
        protectors.delete(protector);
        if (protectors.size === 0) window.removeEventListener('beforeunload', askTheBrowsersWay);
      };
    },
    /**
     * The hooks for the router. While the browser is at an address that the guard is about to undo, they
     * return the protected one.
     */
    hooks: ({ hook, searchHook }: RouterObject): Pick<RouterObject, 'hook' | 'searchHook'> => ({
      hook: (router) => {
        const [path, navigate] = hook(router);
        return [isAstray() ? shown.path : path, navigate];
      },
      searchHook: (router) => {
        const search = searchHook(router);
        return isAstray() ? shown.search : search;
      },
    }),
    /** Asks before navigating from `path` to another page. */
    aroundNav:
      (path: string): AroundNavHandler =>
      (navigate, to, options) => {
        const leave = () => navigate(to, options);
        if (protectors.size === 0 || to.split(/[?#]/, 1)[0] === path) leave();
        else ask(leave, saveAll());
      },
  };
}

/** Whether two places are the same page in the same account. */
function isSamePage(place: Place, other: Place): boolean {
  return place.path === other.path && accountIn(place.search) === accountIn(other.search);
}

/** Goes to a history entry. Without the Navigation API, goes by a number of steps. */
function travel({ key }: Place, steps: number) {
  if (key === undefined) return window.history.go(steps);
  // Rejects if the person navigates elsewhere first, which has its own event.
  window.navigation.traverseTo(key).committed?.catch(() => undefined);
}

function askTheBrowsersWay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

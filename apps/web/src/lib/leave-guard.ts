import type { AroundNavHandler, RouterObject } from 'wouter';
import { accountIn } from './account-address.ts';

/** A place of the browser's history. `key` is missing in browsers without the Navigation API. */
interface Place {
  path: string;
  search: string;
  key: string | undefined;
}

/** Saves what a protector protects; returns whether nothing is left. */
type Save = () => Promise<boolean>;

/** The browser's present place. */
function here(): Place {
  const { pathname, search } = window.location;
  return { path: pathname, search, key: window.navigation?.currentEntry?.key };
}

/**
 * Holds a person on a page while it is protected, and asks whether to go on to where they wanted to go. A browser
 * reports "back" only after it has gone there. So the guard shows the router the old address until it has led the
 * browser back, and goes for good when the answer is to leave.
 */
export function createLeaveGuard(ask: (leave: () => void, save: Save | undefined) => void) {
  const protectors = new Map<symbol, Save | undefined>();
  let shown = here();
  let returning = false;
  let leaving = false;

  const isAstray = () => protectors.size > 0 && !leaving && !isSamePage(here(), shown);

  /** Saves for every protector; undefined unless each of them can. */
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
    /** Keeps watch over the browser's history until the returned function is called. */
    watch() {
      note();
      window.addEventListener('popstate', onPopState);
      // These two are the router's own.
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
     * A router's hooks. While the browser is at an address that the guard is about to undo, they keep the protected
     * one.
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
    /** Asks before a navigation from `path` to another page. */
    aroundNav:
      (path: string): AroundNavHandler =>
      (navigate, to, options) => {
        const leave = () => navigate(to, options);
        if (protectors.size === 0 || to.split(/[?#]/, 1)[0] === path) leave();
        else ask(leave, saveAll());
      },
  };
}

/** Whether two places are the same page of the same account. */
function isSamePage(place: Place, other: Place): boolean {
  return place.path === other.path && accountIn(place.search) === accountIn(other.search);
}

/** Goes to an entry of the history; without the Navigation API, by a number of steps. */
function travel({ key }: Place, steps: number) {
  if (key === undefined) return window.history.go(steps);
  // It rejects if the person navigates elsewhere first, which has its own event.
  window.navigation.traverseTo(key).committed?.catch(() => undefined);
}

function askTheBrowsersWay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

import type { AroundNavHandler, RouterObject } from 'wouter';

/** A place of the browser's history. `index` is missing in browsers without the Navigation API. */
interface Place {
  path: string;
  search: string;
  index: number | undefined;
}

/** Where the browser is now. */
function here(): Place {
  const { pathname, search } = window.location;
  return { path: pathname, search, index: window.navigation?.currentEntry?.index };
}

/**
 * Holds a person on a page while it is protected, and asks whether to go on to where they wanted to go.
 *
 * A browser tells of "back" when it has already gone there. So the guard keeps that from the router, goes the
 * same steps in the other direction, shows the router the old address until it is back, and goes for good when
 * the answer is to leave.
 */
export function createLeaveGuard(ask: (leave: () => void) => void) {
  const protectors = new Set<symbol>();
  let shown = here();
  /** What the router is to believe while the browser returns. */
  let held: Place | undefined;
  let leaving = false;

  const note = () => {
    shown = here();
  };

  const onPopState = (event: PopStateEvent) => {
    const place = here();
    if (held) {
      event.stopImmediatePropagation();
      const missing = stepsBetween(place, held);
      if (missing) window.history.go(missing);
      else held = undefined;
      return;
    }
    if (leaving || protectors.size === 0 || place.path === shown.path) {
      leaving = false;
      shown = place;
      return;
    }
    event.stopImmediatePropagation();
    held = shown;
    // Without the Navigation API nobody knows how far it was: mostly one step back.
    const steps = stepsBetween(shown, place) ?? -1;
    window.history.go(-steps);
    ask(() => {
      leaving = true;
      window.history.go(steps);
    });
  };

  return {
    /** Keeps watch over the browser's history until the returned function is called. */
    watch() {
      note();
      // Captured, so that it comes before the router's own. The other two events are the router's.
      window.addEventListener('popstate', onPopState, { capture: true });
      window.addEventListener('pushState', note);
      window.addEventListener('replaceState', note);
      return () => {
        window.removeEventListener('popstate', onPopState, { capture: true });
        window.removeEventListener('pushState', note);
        window.removeEventListener('replaceState', note);
      };
    },
    /** Protects the page until the returned function is called. */
    protect() {
      const protector = Symbol('protector');
      protectors.add(protector);
      window.addEventListener('beforeunload', askTheBrowsersWay);
      return () => {
        protectors.delete(protector);
        if (protectors.size === 0) window.removeEventListener('beforeunload', askTheBrowsersWay);
      };
    },
    /** A router's hooks as they are, but for the address while the browser returns. */
    hooks: ({ hook, searchHook }: RouterObject): Pick<RouterObject, 'hook' | 'searchHook'> => ({
      hook: (router) => {
        const [path, navigate] = hook(router);
        return [held?.path ?? path, navigate];
      },
      searchHook: (router) => {
        const search = searchHook(router);
        return held?.search ?? search;
      },
    }),
    /** Asks before a navigation from `path` to another page. */
    aroundNav:
      (path: string): AroundNavHandler =>
      (navigate, to, options) => {
        const leave = () => navigate(to, options);
        if (protectors.size === 0 || to.split(/[?#]/, 1)[0] === path) leave();
        else ask(leave);
      },
  };
}

/** How many entries of the history lie between two places; undefined where the browser does not tell. */
function stepsBetween(from: Place, to: Place): number | undefined {
  return from.index === undefined || to.index === undefined ? undefined : to.index - from.index;
}

function askTheBrowsersWay(event: BeforeUnloadEvent) {
  event.preventDefault();
}

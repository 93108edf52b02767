import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Prefetch } from '../trpc.ts';
import { PageNotLoaded } from './page-not-loaded.ts';

/** A page that can send its first queries before it renders. */
type PageComponent<Props> = ComponentType<Props> & { prefetchPage?: Prefetch };

/**
 * A page whose code loads when first shown, or earlier when a person is likely to open it. Loaded code
 * renders at once.
 */
export function lazyPage<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, PageComponent<Props>>>,
  name: Name,
) {
  let loaded: PageComponent<Props> | undefined;
  const loadPage = async () => {
    loaded = (await load())[name];
    return loaded;
  };
  const Later = lazy(() =>
    loadPage().then(
      (page) => ({ default: page }),
      (cause: unknown) => {
        throw new PageNotLoaded('The code of a page could not be loaded.', { cause });
      },
    ),
  );
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module names its pages
  function Page(props: Props) {
    const [{ Shown }] = useState<{ Shown: ComponentType<Props> }>(() => ({ Shown: loaded ?? Later }));
    return createElement(Shown, props);
  }
  return Object.assign(Page, {
    /** Loads the page's code. Resolves to whether that succeeded. */
    preload: () =>
      loadPage().then(
        () => true,
        () => false,
      ),
    /**
     * Loads the code of the next page and prefetches its first queries. The page itself shows their errors.
     */
    prepare: (...ahead: Parameters<Prefetch>) =>
      loadPage().then(
        (page) => page.prefetchPage?.(...ahead),
        () => undefined,
      ),
  });
}

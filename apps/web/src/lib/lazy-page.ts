import { type ComponentType, lazy } from 'react';

/** The code of a page could not be loaded: the network is gone, or the console was updated meanwhile. */
export class PageNotLoaded extends Error {}

/** A page whose code is loaded when it is first shown, or before, when somebody is about to go there. */
export function lazyPage<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const page = lazy(() =>
    load().then(
      (module) => ({ default: module[name] }),
      (cause: unknown) => {
        throw new PageNotLoaded('The code of a page could not be loaded.', { cause });
      },
    ),
  );
  /** Answers whether the page is there. */
  const preload = () =>
    load().then(
      () => true,
      () => false,
    );
  return Object.assign(page, { preload });
}

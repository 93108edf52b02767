import { type ComponentType, lazy } from 'react';

/** A page whose code is loaded when it is first shown, or before, when somebody is about to go there. */
export function lazyPage<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const page = lazy(() => load().then((module) => ({ default: module[name] })));
  return Object.assign(page, { preload: () => void load() });
}

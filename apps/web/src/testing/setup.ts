import '@campus/contracts/core/english';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A page appears within milliseconds; the timeout is for machines that run other tests at the same time.
configure({ asyncUtilTimeout: 15_000 });

// What browsers say and this document does not: without it, forms take a new select for one that was changed.
Object.defineProperties(HTMLSelectElement.prototype, { size: { value: 0 } });
Object.defineProperties(HTMLOptionElement.prototype, { defaultSelected: { value: false } });

// An element that browsers know. React warns of elements that are unknown.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLUnknownElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Pages that a test began to load ahead. A load that outlives its file fails, and the modules are shared: the page
// would be missing in every file that follows.
afterAll(() => vi.dynamicImportSettled());

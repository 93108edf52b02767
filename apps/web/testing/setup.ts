import '@campus/contracts/core/english';
import { isDrawn } from '@campus/domain/testing/sweep';
import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import './styles.ts';

// A page appears within milliseconds. The timeout allows for machines that run other tests at the same time.
configure({ asyncUtilTimeout: 15_000 });

// A waiting query retries until the element appears. Each retry would print the whole document into an error
// that nobody reads, so it is printed only when the message is read.
const { getElementError: inFull } = getConfig();
configure({ getElementError });

function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Makes the stack start where the test makes the query.
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => inFull(message, container).message,
  });
}

// React stores the stack of each element's creation, up to 10,000 per second, for warnings that name a
// component's owner. That takes a fifth of the tests' time. This makes React believe that the limit is
// reached.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// A property that browsers have and this document lacks. Without it, forms treat a new select as changed.
Object.defineProperties(HTMLSelectElement.prototype, { size: { value: 0 } });
Object.defineProperties(HTMLOptionElement.prototype, { defaultSelected: { value: false } });

// An element that browsers know. Otherwise, React warns of an unknown element.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLUnknownElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// A test without a requirement and without a tag runs in one of three `npm test` runs, selected by the commit's tree,
// and every night.
beforeEach(({ task: { fullName, tags = [] }, skip }) => {
  const isSampled = tags.length === 0 && !/\b[A-Z]{3,4}-\d{3}\b/.test(fullName);
  if (isSampled && !isDrawn(fullName, 3)) skip();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Waits for pages that a test began to prefetch. A load that outlives its file fails, and modules are shared,
// so the page would be missing in every later file.
afterAll(() => vi.dynamicImportSettled());

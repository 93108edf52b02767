import '@campus/contracts/core/english';
import { isDrawn } from '@campus/domain/testing/sweep';
import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import './styles.ts';

// A page appears within milliseconds; the timeout is for machines that run other tests at the same time.
configure({ asyncUtilTimeout: 15_000 });

// A waiting query retries until the element is there. Each retry would print the whole document into an error that
// nobody reads. Here, the document is printed when the message is read.
const { getElementError: inFull } = getConfig();
configure({ getElementError });

function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The stack begins where the test looks.
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => inFull(message, container).message,
  });
}

// For warnings that name a component's owner, React keeps a stack of each element's creation, up to 10,000 in a second:
// a fifth of the time of the tests. Here it believes that they are all taken.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

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

// A test of no requirement runs in one of three runs of `npm test`, drawn by the tree of the commit, and every night.
beforeEach(({ task, skip }) => {
  if (!/\b[A-Z]{3,4}-\d{3}\b/.test(task.fullName) && !isDrawn(task.fullName, 3)) skip();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Pages that a test began to prefetch. A load that outlives its file fails, and the modules are shared: the page
// would be missing in every file that follows.
afterAll(() => vi.dynamicImportSettled());

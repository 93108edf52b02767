/** Names of keys that reach the prototype of an object. No input has such a key, so nothing may be named so. */
export const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const blueOak = 'The Blue Oak license permits what MIT permits.';
const python =
  "The license of Python permits use, changes, and distribution; we keep the notice and don't change it.";
const mozilla = 'Asks for the source of changes to its own files. We use it as published.';
const libvips = 'A shared library that sharp loads, in a package of its own: everybody can replace it.';

/**
 * Packages with a license that is not accepted in general, and why they may be used. A `*` matches any
 * ending.
 */
export const licenseExceptions: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-*': libvips,
  '@img/sharp-wasm32': libvips,
  '@img/sharp-win32-*': libvips,
  '@isaacs/nonrecursive-glob-match': blueOak,
  argparse: python,
  'axe-core': `Runs in tests only. ${mozilla}`,
  glob: blueOak,
  'lru-cache': blueOak,
  minimatch: blueOak,
  minipass: blueOak,
  'node-forge': 'BSD or GPL, as one chooses: we choose BSD.',
  'path-scurry': blueOak,
  precond: 'Its manual states MIT.',
  tv4: 'Public domain.',
  'type-fest': 'MIT or CC0, as one chooses: we choose MIT.',
  'web-push': `Comes with Parse Server. ${mozilla}`,
  wouter: 'The Unlicense: public domain.',
};

// Sets the colors before the first paint; src/components/color-mode.tsx keeps them from then on.
(() => {
  const stored = /(?:^|; )campus-color-mode=(\w+)/.exec(document.cookie)?.[1];
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();

const bars = new Set<HTMLElement>();

/**
 * The `ref` of a bar that sticks to the bottom of the window. The page scrolls what has the focus above the
 * highest of them: `--bar-height` is its height, and 0 while no bar sticks (WCAG 2.4.11).
 */
export function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  bars.add(bar);
  const observer = new ResizeObserver(setHeight);
  observer.observe(bar);
  // Whether it sticks depends on the window.
  observer.observe(document.documentElement);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    setHeight();
  };
}

function setHeight(): void {
  const heights = [...bars]
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .map((bar) => bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0));
  document.documentElement.style.setProperty('--bar-height', `${Math.max(0, ...heights)}px`);
}

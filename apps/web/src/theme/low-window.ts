/**
 * A window too low for parts that stay while others scroll: a phone held sideways, an open keyboard on the
 * screen, or zoom of 400 % (WCAG 1.4.10). Everything there scrolls as one.
 */
export const lowWindow = '@media (max-height: 500px)';

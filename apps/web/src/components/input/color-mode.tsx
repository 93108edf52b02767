import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** A cookie, because signing out clears the browser's storage but must not change the colors. */
const cookie = 'campus-color-mode';
const year = 365 * 24 * 60 * 60;
const darkSystem = '(prefers-color-scheme: dark)';

const ColorModeContext = createContext<{ mode: ColorMode; setMode: (mode: ColorMode) => void } | undefined>(
  undefined,
);

/** Applies the color mode that the person chose. public/color-mode.js has set it before the first paint. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState(storedMode);

  useEffect(() => {
    const system = matchMedia(darkSystem);
    const apply = () => {
      const dark = mode === 'dark' || (mode === 'system' && system.matches);
      document.documentElement.classList.toggle('dark', dark);
      document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [mode]);

  const value = useMemo(
    () => ({
      mode,
      setMode: (next: ColorMode) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
        document.cookie = `${cookie}=${next}; path=/; max-age=${year}; samesite=lax`;
        setMode(next);
      },
    }),
    [mode],
  );
  return <ColorModeContext value={value}>{children}</ColorModeContext>;
}

/**
 * The color mode (light, dark, or system) and a function that changes it. Throws outside a
 * `ColorModeProvider`.
 */
export function useColorMode() {
  const value = use(ColorModeContext);
  if (!value) throw new Error('useColorMode needs a ColorModeProvider above it.');
  return value;
}

function storedMode(): ColorMode {
  const stored = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1];
  return colorModes.find((mode) => mode === stored) ?? 'system';
}

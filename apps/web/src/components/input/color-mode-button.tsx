import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { Monitor, Moon, Sun } from 'lucide-react';
import { colorModes, useColorMode } from './color-mode.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Cycles through the color modes: light, dark, system. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode();
  const next = colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';
  const Icon = icons[mode];
  const now = text(`colors.${mode}`);
  return (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={text('colors.change', { mode: now, next: text(`colors.${next}`) })}
      title={text('colors.now', { mode: now })}
      onClick={() => setMode(next)}
    >
      <Icon size={16} />
    </IconButton>
  );
}

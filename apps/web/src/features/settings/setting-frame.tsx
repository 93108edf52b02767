import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { History } from 'lucide-react';
import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { afterQuestion } from '../../lib/after-question.ts';
import { keepInSight } from '../../lib/keep-in-sight.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { onAct } from '../../lib/on-act.ts';
import { SettingConflict } from './setting-conflict.tsx';
import { helpOf, labelOf } from './setting-words.ts';
import { useSetting } from './settings-context.ts';

const SettingHistory = lazyPage(() => import('./setting-history.tsx'), 'SettingHistory');

/** The ids that connect a control to its label and to the text below it. */
export function idsOf(setting: SettingKey): { control: string; help: string } {
  const name = setting.replaceAll('.', '-');
  return { control: `setting-${name}`, help: `setting-${name}-help` };
}

/** One setting: its name, its control, its description or error, and who changed it. */
export function SettingFrame({
  setting,
  beside = false,
  children,
}: {
  setting: SettingKey;
  /** Whether the control is beside the name, as with switches. */
  beside?: boolean;
  children: ReactNode;
}) {
  const found = useSetting(setting);
  const [showsHistory, setShowsHistory] = useState(false);
  const mark = useMark(setting);
  if (!found) return null;
  const { draft } = found;
  const ids = idsOf(setting);
  return (
    <Frame {...mark} data-beside={beside || undefined} data-changed={draft?.isDirty || undefined}>
      <chakra.div display="flex" alignItems="center" gap={1} gridArea="label">
        <chakra.label htmlFor={ids.control} textStyle="sm" fontWeight="medium">
          {labelOf(setting)}
        </chakra.label>
        <IconButton
          size="2xs"
          variant="ghost"
          color="fg.subtle"
          aria-label={text('settings.history', { setting: labelOf(setting) })}
          onClick={() => setShowsHistory(true)}
        >
          <History size={14} />
        </IconButton>
      </chakra.div>
      <chakra.div gridArea="control">{children}</chakra.div>
      <chakra.div id={ids.help} gridArea="help" textStyle="xs" color={draft?.error ? 'fg.error' : 'fg.muted'}>
        <span role={draft?.error ? 'alert' : undefined}>{draft?.error ?? helpOf(setting)}</span>
      </chakra.div>
      {draft?.isConflict && <SettingConflict draft={draft} />}
      {showsHistory && (
        <Suspense>
          <SettingHistory setting={setting} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

/** The query parameter that names the setting found by a search. */
export const namedSetting = 'setting';

/**
 * Brings the setting that the address names into sight, gives it the focus, and marks it, until the focus leaves it:
 * then the address no longer names it.
 */
function useMark(setting: SettingKey) {
  const frame = useRef<HTMLDivElement>(null);
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const isNamed = query.get(namedSetting) === setting;
  const takesBack = useRef(false);
  useEffect(() => {
    if (!isNamed || !frame.current) return;
    const stops = [
      keepInSight(frame.current),
      afterQuestion(() => {
        focusControl(setting);
        takesBack.current = true;
      }),
      onAct(() => {
        takesBack.current = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isNamed, setting]);
  const unmark = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!isNamed || currentTarget.contains(relatedTarget)) return;
    // A dialog that has led here gives the focus back to its button once, and can do so late.
    if (takesBack.current) {
      takesBack.current = false;
      setTimeout(() => focusControl(setting));
      return;
    }
    query.delete(namedSetting);
    const rest = query.toString();
    navigate(rest ? `${path}?${rest}` : path, { replace: true });
  };
  return { ref: frame, 'data-named': isNamed || undefined, onBlur: unmark };
}

function focusControl(setting: SettingKey): void {
  document.getElementById(idsOf(setting).control)?.focus({ preventScroll: true });
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: '"label" "control" "help" "more"',
    gap: 1,
    maxW: '40rem',
    ms: -3,
    ps: '9px',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    '&[data-beside]': {
      gridTemplateAreas: '"label control" "help control" "more more"',
      gridTemplateColumns: '1fr auto',
      columnGap: 6,
      // A switch is at the edge of its card.
      maxW: 'none',
    },
    '&[data-changed]': { borderColor: 'accent.solid' },
    '&[data-named]': {
      bg: 'accent.subtle',
      borderRadius: 'md',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '2px' },
    },
  },
});

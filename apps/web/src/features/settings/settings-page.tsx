import '@campus/contracts/settings/page-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { SettingsPage as PageName } from '@campus/contracts/settings/setting';
import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useLeaveGuard } from '../../editing/use-saving.ts';
import { SettingsBar } from './settings-bar.tsx';
import { SettingsContext } from './settings-context.ts';
import { SwitchQuestion } from './switch-question.tsx';
import { type FailedSave, useSettings } from './use-settings.ts';

/** Pages whose heading differs from their label in the sidebar. */
const headings: Partial<Record<PageName, ConstantKey>> = {
  worldAccess: 'settings.heading.worldAccess',
  worldCommunication: 'settings.heading.worldCommunication',
  privateSpaceAdministration: 'settings.heading.privateSpaceAdministration',
};

/** A page of settings: its cards, and one bar that saves their changes. */
export function SettingsPage({
  page,
  wide = false,
  failedSave,
  children,
}: {
  page: PageName;
  /** Whether the cards stand in columns. */
  wide?: boolean;
  failedSave?: FailedSave;
  children: ReactNode;
}) {
  const { query, settings } = useSettings(page, failedSave);
  const dirty = settings?.drafts.some(({ isDirty }) => isDirty) ?? false;
  const isSaving = (settings?.saving.length ?? 0) > 0;
  const savesAll = settings?.drafts.every(({ error }) => error === undefined) ?? false;
  useLeaveGuard({ isDirty: dirty, isSaving, save: savesAll ? settings?.saveDrafts : undefined });
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || !settings) return;
    event.preventDefault();
    if (dirty && !isSaving && savesAll) void settings.saveDrafts();
  };
  return (
    <Page wide={wide} title={text(headings[page] ?? `page.${page}`)} description={text(`settings.${page}`)}>
      {!settings && (
        <LoadingOrError
          error={query.error}
          sentence={(reason) => text('settings.failed', { reason })}
          onRetry={query.retry}
        />
      )}
      {settings && (
        <SettingsContext value={settings}>
          <chakra.div display="grid" gap={5} onKeyDown={saveByKey}>
            {children}
          </chakra.div>
          <SettingsBar />
          {settings.question && (
            <SwitchQuestion question={settings.question} onClose={() => settings.ask(undefined)} />
          )}
        </SettingsContext>
      )}
    </Page>
  );
}

/** Settings one below the other, in a card. */
export const SettingGroup = chakra('div', { base: { display: 'grid', gap: 5, px: 5, pb: 5 } });

import { text } from '@campus/contracts/core/text';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router, useLocation, useRouter } from 'wouter';
import { lazyPage } from './lazy-page.ts';
import { createLeaveGuard } from './leave-guard.ts';

const ConfirmDialog = lazyPage(() => import('../components/dialog/confirm-dialog.tsx'), 'ConfirmDialog');

const GuardContext = createContext<ReturnType<typeof createLeaveGuard> | undefined>(undefined);

/** Makes it possible to protect a page: everything below navigates through its guard. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const outer = useRouter();
  const [path] = useLocation();
  const [asked, setAsked] = useState<{ leave: () => void; save: (() => Promise<boolean>) | undefined }>();
  const [guard] = useState(() =>
    createLeaveGuard((leave, save) => void ask(leave, () => setAsked({ leave, save }))),
  );
  useEffect(() => guard.watch(), [guard]);
  const hooks = useMemo(() => guard.hooks(outer), [guard, outer]);
  const aroundNav = useMemo(() => guard.aroundNav(path), [guard, path]);
  return (
    <GuardContext value={guard}>
      <Router {...hooks} aroundNav={aroundNav}>
        {children}
      </Router>
      {asked && (
        <Suspense>
          <ConfirmDialog
            danger
            title={text('unsaved.title')}
            message={text('unsaved.question')}
            confirmText={text('unsaved.leave')}
            cancelText={text('unsaved.stay')}
            onConfirm={async () => asked.leave()}
            {...(asked.save && {
              other: { label: text('unsaved.save'), onChoose: () => saveAndLeave(asked.leave, asked.save) },
            })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </GuardContext>
  );
}

/** Leaves if everything could be saved. */
async function saveAndLeave(leave: () => void, save: (() => Promise<boolean>) | undefined) {
  if (await save?.()) leave();
}

/** Asks by our dialog or, where its code cannot be loaded any more, by the browser's. */
async function ask(leave: () => void, open: () => void) {
  if (await ConfirmDialog.preload()) open();
  else if (window.confirm(text('unsaved.question'))) leave();
}

/**
 * Asks before changes are lost: when a person goes to another page of the console (by link, menu, "back", or
 * "forward") and when the tab is closed or reloaded. Changes that are being saved count until they are saved: a save
 * can fail. With `save`, which returns whether all was saved, saving is one of the choices.
 */
export function useUnsavedChanges(dirty: boolean, save?: () => Promise<boolean>) {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useUnsavedChanges needs an UnsavedChangesProvider above it.');
  useEffect(() => {
    if (dirty) void ConfirmDialog.preload();
  }, [dirty]);
  // In the layout phase: a form that is replaced by a redirect has released the guard before the redirect navigates.
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false);
  const canSave = save !== undefined;
  useLayoutEffect(
    () => (dirty ? guard.protect(canSave ? () => saveNow() : undefined) : undefined),
    [dirty, guard, canSave],
  );
}

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

/** Enables the guard against unsaved changes: everything below navigates through it. */
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

/** Asks with our dialog or, if its code can no longer load, with the browser's. */
async function ask(leave: () => void, open: () => void) {
  if (await ConfirmDialog.preload()) open();
  else if (window.confirm(text('unsaved.question'))) leave();
}

/**
 * Asks before unsaved changes are lost: when a person goes to another page of the console (by link, menu,
 * "back", or "forward"), or closes or reloads the tab. Changes count until they are saved, because a save can
 * fail. With `save`, which returns whether everything was saved, saving is an option.
 */
export function useUnsavedChanges(dirty: boolean, save?: () => Promise<boolean>) {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useUnsavedChanges needs an UnsavedChangesProvider above it.');
  useEffect(() => {
    if (dirty) void ConfirmDialog.preload();
  }, [dirty]);
  // A layout effect, so that a form replaced by a redirect releases the guard before the redirect navigates.
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false);
  const canSave = save !== undefined;
  useLayoutEffect(
    () => (dirty ? guard.protect(canSave ? () => saveNow() : undefined) : undefined),
    [dirty, guard, canSave],
  );
}

import { text } from '@campus/contracts/core/messages';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
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
  const [leave, setLeave] = useState<() => void>();
  const [guard] = useState(() => createLeaveGuard((way) => void ask(way, () => setLeave(() => way))));
  useEffect(() => guard.watch(), [guard]);
  const hooks = useMemo(() => guard.hooks(outer), [guard, outer]);
  const aroundNav = useMemo(() => guard.aroundNav(path), [guard, path]);
  return (
    <GuardContext value={guard}>
      <Router {...hooks} aroundNav={aroundNav}>
        {children}
      </Router>
      {leave && (
        <Suspense>
          <ConfirmDialog
            danger
            title={text('unsaved.title')}
            message={text('unsaved.question')}
            confirmText={text('unsaved.leave')}
            cancelText={text('unsaved.stay')}
            onConfirm={async () => leave()}
            onClose={() => setLeave(undefined)}
          />
        </Suspense>
      )}
    </GuardContext>
  );
}

/** Asks by our dialog or, where its code cannot be loaded any more, by the browser's. */
async function ask(leave: () => void, open: () => void) {
  if (await ConfirmDialog.preload()) open();
  else if (window.confirm(text('unsaved.question'))) leave();
}

/**
 * Asks before changes are lost: when a person goes to another page of the console (by link, menu, "back",
 * or "forward") and when the tab is closed or reloaded. Pass false from the start of saving: a form that
 * navigates after saving passes `isDirty && !isSubmitting`.
 */
export function useUnsavedChanges(dirty: boolean) {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useUnsavedChanges needs an UnsavedChangesProvider above it.');
  useEffect(() => {
    if (dirty) void ConfirmDialog.preload();
  }, [dirty]);
  // In the layout phase: a form that is replaced by a redirect has let go before the redirect navigates.
  useLayoutEffect(() => (dirty ? guard.protect() : undefined), [dirty, guard]);
}

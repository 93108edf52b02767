import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { registerAccountData } from '../../lib/account-data.ts';
import { describeError } from '../../lib/describe-error.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { keepNotifications, keptInList, keptNotifications } from './kept-notifications.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: string;
  kind: ToastKind;
  message: string;
  requestId?: string | undefined;
  at: string;
  /** Identifies the component that notified. */
  source?: string | undefined;
  /** Whether it stays when the account or the person changes, because it is about signing in or out. */
  stays?: boolean | undefined;
}

interface Toasts {
  shown: readonly Toast[];
  /** The warnings and errors shown so far, newest first. */
  history: readonly Toast[];
  dismiss: (id: string) => void;
  forget: () => void;
}

/** Functions that show toasts. */
export interface Notify {
  success: (message: string) => void;
  /** Notifies about signing in or out. The toast stays on the next page. */
  session: (message: string, kind?: 'success' | 'warning') => void;
  info: (message: string) => void;
  warning: (message: string) => void;
  /** Notifies of a failure, with its own sentence or one that `sentence` builds from it. */
  error: (error: unknown, sentence?: (reason: string) => string) => void;
}

type Add = (kind: ToastKind, message: string, more: Pick<Toast, 'source' | 'requestId' | 'stays'>) => void;

const faults = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
const ToastsContext = createContext<Toasts | undefined>(undefined);
const AddContext = createContext<Add | undefined>(undefined);

/** Holds the toasts of one console. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<{ shown: readonly Toast[]; history: readonly Toast[] }>(() => ({
    shown: [],
    history: keptNotifications(),
  }));

  // Toasts name people in the account, so they are cleared when the account changes.
  useEffect(
    () =>
      registerAccountData(() =>
        setAll(({ shown }) => ({ shown: shown.filter(({ stays }) => stays), history: [] })),
      ),
    [],
  );

  const { history } = all;
  useEffect(() => keepNotifications(history), [history]);

  const add = useCallback<Add>((kind, message, more) => {
    const toast: Toast = { id: nextId(), kind, message, at: serverNow().toISOString(), ...more };
    setAll(({ shown, history }) => ({
      shown: [...shown.filter((other) => !isReplaced(other, toast)), toast],
      history: kind === 'error' || kind === 'warning' ? [toast, ...history].slice(0, keptInList) : history,
    }));
  }, []);

  const toasts = useMemo<Toasts>(
    () => ({
      ...all,
      dismiss: (id) => setAll((now) => ({ ...now, shown: now.shown.filter((toast) => toast.id !== id) })),
      forget: () => setAll((now) => ({ ...now, history: [] })),
    }),
    [all],
  );

  return (
    <AddContext value={add}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </AddContext>
  );
}

/**
 * Whether a new toast replaces this one: the same message, or an error of a component that has now succeeded.
 */
function isReplaced(shown: Toast, { kind, message, source }: Toast): boolean {
  return (
    shown.message === message || (kind === 'success' && shown.kind === 'error' && shown.source === source)
  );
}

/** Returns the functions that show toasts. */
export function useNotify(): Notify {
  const add = use(AddContext);
  if (!add) throw new Error('useNotify needs a ToastsProvider above it.');
  const source = useId();
  return useMemo<Notify>(
    () => ({
      success: (message) => add('success', message, { source }),
      session: (message, kind = 'success') => add(kind, message, { source, stays: true }),
      info: (message) => add('info', message, { source }),
      warning: (message) => add('warning', message, { source }),
      error: (error, sentence = (reason) => reason) => {
        const { message, code = '', requestId } = describeError(error);
        // A refusal explains itself. For a fault, support needs the request id.
        add('error', sentence(message), { source, ...(faults.includes(code) && { requestId }) });
      },
    }),
    [add, source],
  );
}

/** The current notifications. Throws outside a `ToastsProvider`. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}

/** Returns an id that is unique across this page load and the notifications stored by earlier ones. */
function nextId(): string {
  lastId += 1;
  return `${performance.timeOrigin}.${lastId}`;
}
let lastId = 0;

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { registerAccountData } from '../../lib/account-data.ts';
import { describeError } from '../../lib/describe-error.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
  requestId?: string | undefined;
  at: string;
  /** About signing in or out: it stays when the account or the person is left. */
  stays?: boolean | undefined;
}

interface Toasts {
  shown: readonly Toast[];
  /** Warnings and errors that were shown, newest first, to be read again. */
  missed: readonly Toast[];
  dismiss: (id: number) => void;
  forget: () => void;
}

/** Notifies people by toasts. */
export interface Notify {
  success: (message: string) => void;
  /** Something about signing in or out, which is said on the page that follows. */
  session: (message: string, kind?: 'success' | 'warning') => void;
  info: (message: string) => void;
  warning: (message: string) => void;
  /** A failure: its own sentence, or `sentence` built from it. */
  error: (error: unknown, sentence?: (reason: string) => string) => void;
}

const keptInList = 20;
const faults = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
const ToastsContext = createContext<Toasts | undefined>(undefined);
const NotifyContext = createContext<Notify | undefined>(undefined);

/** Holds the toasts of one console. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<{ shown: readonly Toast[]; missed: readonly Toast[] }>(nothing);

  // Messages name people of the account.
  useEffect(
    () =>
      registerAccountData(() =>
        setAll(({ shown }) => ({ shown: shown.filter(({ stays }) => stays), missed: [] })),
      ),
    [],
  );

  const add = useCallback(
    (kind: ToastKind, message: string, more: Pick<Toast, 'requestId' | 'stays'> = {}) => {
      const toast: Toast = { id: nextId(), kind, message, at: new Date().toISOString(), ...more };
      setAll(({ shown, missed }) => ({
        shown: [...shown.filter((other) => other.message !== message), toast],
        missed: kind === 'error' || kind === 'warning' ? [toast, ...missed].slice(0, keptInList) : missed,
      }));
    },
    [],
  );

  const notify = useMemo<Notify>(
    () => ({
      success: (message) => add('success', message),
      session: (message, kind = 'success') => add(kind, message, { stays: true }),
      info: (message) => add('info', message),
      warning: (message) => add('warning', message),
      error: (error, sentence = (reason) => reason) => {
        const { message, code = '', requestId } = describeError(error);
        // A refusal says all there is to it. Of a fault, support needs to find the cause.
        add('error', sentence(message), faults.includes(code) ? { requestId } : {});
      },
    }),
    [add],
  );

  const toasts = useMemo<Toasts>(
    () => ({
      ...all,
      dismiss: (id) => setAll((now) => ({ ...now, shown: now.shown.filter((toast) => toast.id !== id) })),
      forget: () => setAll((now) => ({ ...now, missed: [] })),
    }),
    [all],
  );

  return (
    <NotifyContext value={notify}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </NotifyContext>
  );
}

/** Notifies people by a toast. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a ToastsProvider above it.');
  return notify;
}

export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}

const nothing = { shown: [], missed: [] };
let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

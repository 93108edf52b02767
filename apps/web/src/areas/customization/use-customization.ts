import '@campus/contracts/customization/page-messages';
import { text } from '@campus/contracts/core/text';
import type { readCustomization } from '@campus/contracts/customization/customization';
import type { CustomizationPage } from '@campus/contracts/customization/fields';
import { applyFailure } from '@campus/domain/customization/filter';
import type { CustomizationState } from '@campus/domain/customization/state';
import { useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

export type Customization = z.output<typeof readCustomization.output>;
export type StateOnWire = Customization['state'];

/** How often the page looks whether a colleague has applied something, in milliseconds. */
const pollEvery = 10_000;

/** The answer of an operation that changes the world. */
interface Applied {
  state: StateOnWire;
  changeId: string | null;
}

/** One step of an apply, based on the state that the step before has left. */
export type Step = (basedOn: StateOnWire) => Promise<Applied>;

/** The catalog, the options that are switched on, and the functions to change and undo that. */
export function useCustomization(page: CustomizationPage) {
  const { id: accountId } = useAccount();
  const { client, customization: cache } = trpc.useUtils();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [last, setLast] = useState<{ changeIds: string[]; what: string }>();
  const query = trpc.customization.read.useQuery({ accountId, page }, { refetchInterval: pollEvery });
  const refresh = () => cache.read.invalidate({ accountId });
  const failed = (failure: unknown) =>
    notify.error(failure, (reason) =>
      applyFailure({ detail: reason, message: failure instanceof Error ? failure.message : '' }),
    );

  /** Takes the steps one after the other; returns whether all were taken. */
  const apply = async (planned: CustomizationState, steps: readonly Step[], what: string) => {
    setIsBusy(true);
    const changeIds: string[] = [];
    try {
      let state = onWire(planned);
      for (const step of steps) {
        const applied = await step(state);
        state = applied.state;
        if (applied.changeId) changeIds.push(applied.changeId);
      }
      notify.success(text('customization.success', { what }));
      return true;
    } catch (failure) {
      failed(failure);
      return false;
    } finally {
      // After a later step has failed, the earlier ones can be undone.
      if (changeIds.length > 0) setLast({ changeIds, what });
      await refresh();
      setIsBusy(false);
    }
  };

  const undo = async () => {
    if (!last) return;
    setIsBusy(true);
    try {
      await client.customization.undo.mutate({ accountId, page, changeIds: last.changeIds });
      setLast(undefined);
      notify.success(text('customization.undone'));
    } catch (failure) {
      failed(failure);
    } finally {
      await refresh();
      setIsBusy(false);
    }
  };

  const { data, error, refetch } = query;
  return { accountId, client, data, error, retry: () => void refetch(), isBusy, last, apply, undo };
}

export type UseCustomization = ReturnType<typeof useCustomization>;

function onWire({ theme, collections, customizations }: CustomizationState): StateOnWire {
  return { theme, collections: [...collections], customizations: [...customizations] };
}

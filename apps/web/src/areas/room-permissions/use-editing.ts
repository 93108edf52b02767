import { changedFields } from '@campus/domain/editing/merge';
import { type EditedFields, editedFields } from '@campus/domain/room-permissions/edited-fields';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { useMemo, useState } from 'react';
import { basedOn } from '../../editing/drafts.ts';
import { useDrafts } from '../../editing/use-drafts.ts';
import { useStable } from '../../lib/use-stable.ts';
import type { EditedCard } from './edited-card.ts';
import { isInCard, type Place, placeAt, placeKey, storedFields } from './places.ts';
import type { ResetChoice } from './reset-buttons.tsx';
import type { ResetKind, ResetPlan } from './reset-plan.ts';
import type { Permissions } from './use-permissions.ts';
import { fieldText, nameIn } from './words.ts';

/** The open dialog of a card, and the scope that is edited. */
export interface Editing {
  card: EditedCard;
  scope: PermissionScope;
  step: 'rooms' | 'boards' | 'history' | { kind: ResetKind; choice: ResetChoice };
}

/** The dialogs of a card, and the choices in all places until they are saved or Cancel drops them (RPM-047). */
export function useEditing(permissions: Permissions) {
  const { state, stored, scenes } = permissions;
  const [editing, setEditing] = useState<Editing>();
  const places = useMemo(
    () => ({ get: (key: string) => storedFields({ state, stored, scenes }, placeAt(key)) }),
    [state, stored, scenes],
  );
  const drafts = useDrafts<EditedFields>(places, ({ id }, field) =>
    field === undefined ? nameIn(placeAt(id).scope, permissions) : fieldText(field, permissions),
  );
  const { card } = editing ?? {};
  const ofCard = useMemo(
    () => drafts.dirty.filter(({ id }) => card && isInCard(placeAt(id), card)),
    [drafts.dirty, card],
  );
  const key = editing && placeKey(placeIn(editing));
  const close = () => setEditing(undefined);
  return {
    editing,
    isDirty: drafts.isDirty,
    /** Whether a card has unsaved choices. */
    isChanged: (one: EditedCard) => drafts.dirty.some(({ id }) => isInCard(placeAt(id), one)),
    /** The unsaved choices of the open card. */
    drafts: ofCard,
    /** The unsaved choices of the open dialog. */
    draft: ofCard.find(({ id }) => id === key),
    choose: useStable((field: string, value: Threshold | string) => {
      if (key !== undefined) drafts.edit(key, { [field]: value });
    }),
    decide: useStable((field: string, whose: 'mine' | 'theirs') => {
      if (key !== undefined) drafts[whose === 'mine' ? 'keepMine' : 'takeTheirs'](key, [field]);
    }),
    open: (opened: EditedCard) => setEditing({ card: opened, scope: opened.scope, step: 'rooms' }),
    /** Shows what a save has left in conflict, unless another dialog is open by then. */
    reopen: (opened: EditedCard, { part, scope }: Place) =>
      setEditing((now) => now ?? { card: opened, scope, step: part === 'boards' ? 'boards' : 'rooms' }),
    go: (change: Partial<Editing>) => setEditing((before) => before && { ...before, ...change }),
    /** Closes the dialogs. What was chosen is there again when the card is opened. */
    close,
    /** Closes the dialogs, and drops what was chosen in them. */
    cancel: () => {
      drafts.discard(ofCard.map(({ id }) => id));
      close();
    },
    /** Leaves the dialog of web boards, and drops what was chosen in it (RPM-033). */
    back: () => {
      if (key !== undefined) drafts.discard([key]);
      setEditing((before) => before && { ...before, step: 'rooms' });
    },
    settle: drafts.settle,
    /** Bases what was chosen on the reset that has just deleted the stored values. */
    rebase: ({ records }: ResetPlan) => {
      const reset = new Set(records.map(({ device, scope }) => placeKey({ part: device, scope })));
      drafts.rebase((id, draft) => {
        const changed = Object.keys(changedFields(draft.mine, draft.base));
        return reset.has(id) ? basedOn(draft, editedFields(changed), changed) : draft;
      });
    },
  };
}

export type CardEditing = ReturnType<typeof useEditing>;

/** Whether the dialog of web boards is open. */
export function isOfBoards({ step }: Editing): boolean {
  return step === 'boards' || (typeof step === 'object' && step.kind === 'boards');
}

function placeIn(editing: Editing): Place {
  return { part: isOfBoards(editing) ? 'boards' : editing.card.device, scope: editing.scope };
}

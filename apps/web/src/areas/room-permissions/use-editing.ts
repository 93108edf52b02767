import { recordOf } from '@campus/domain/room-permissions/records';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { sameScope, scopeKey } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { useCallback, useState } from 'react';
import type { Draft, EditedCard } from './edited-card.ts';
import type { ResetChoice } from './reset-buttons.tsx';
import type { ResetKind } from './reset-plan.ts';
import type { Stored } from './use-permissions.ts';

/** The open dialog of a card, and the scope that is edited. */
export interface Editing {
  card: EditedCard;
  scope: PermissionScope;
  step: 'rooms' | 'boards' | 'history' | { kind: ResetKind; choice: ResetChoice };
}

/** A scope of the card with its unsaved choices. */
export interface ScopeDraft {
  scope: PermissionScope;
  values: Draft;
}

/** The dialogs of a card with their choices, until they are saved or Cancel drops them (RPM-047). */
export function useEditing(stored: Stored | undefined) {
  const [editing, setEditing] = useState<Editing>();
  const [chosen, setChosen] = useState<Chosen>();
  const { card, scope } = editing ?? {};
  const choose = useCallback(
    (id: string, level: Threshold) => {
      if (!card || !scope || !stored) return;
      const own = recordOf(stored.index, card.device, scope)?.values[id];
      const value = { id, level: own === level ? undefined : level };
      setChosen((before) => ({ card, drafts: withValue(draftsOf(before, card), scope, value) }));
    },
    [card, scope, stored],
  );
  const drafts = card ? draftsOf(chosen, card) : [];
  return {
    editing,
    drafts,
    draft: drafts.find((one) => scope && sameScope(one.scope, scope))?.values ?? nothing,
    open: (opened: EditedCard) => setEditing({ card: opened, scope: opened.scope, step: 'rooms' }),
    go: (change: Partial<Editing>) => setEditing((before) => before && { ...before, ...change }),
    /** Closes the dialogs. What was chosen is there again when the card is opened, until it is forgotten. */
    close: () => setEditing(undefined),
    forget: () => setChosen(undefined),
    choose,
  };
}

interface Chosen {
  card: EditedCard;
  drafts: readonly ScopeDraft[];
}

/** The choices of this card only. */
function draftsOf(chosen: Chosen | undefined, card: EditedCard): readonly ScopeDraft[] {
  const isOfCard = chosen?.card.device === card.device && sameScope(chosen.card.scope, card.scope);
  return isOfCard ? chosen.drafts : [];
}

const nothing: Draft = {};

/** The drafts with a value chosen, or with the choice taken back. */
function withValue(
  drafts: readonly ScopeDraft[],
  scope: PermissionScope,
  { id, level }: { id: string; level: Threshold | undefined },
): ScopeDraft[] {
  const { [id]: _, ...others } = drafts.find((one) => sameScope(one.scope, scope))?.values ?? {};
  const values: Draft = level === undefined ? others : { ...others, [id]: level };
  const rest = drafts.filter((one) => scopeKey(one.scope) !== scopeKey(scope));
  return Object.keys(values).length === 0 ? rest : [...rest, { scope, values }];
}

import { recordOf } from '@campus/domain/room-permissions/records';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { sameScope } from '@campus/domain/room-permissions/scopes';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { useCallback, useState } from 'react';
import { noChoices, withChoice } from './choices.ts';
import type { Choices, Draft, EditedCard } from './edited-card.ts';
import type { ResetChoice } from './reset-buttons.tsx';
import type { ResetKind, ResetPlan } from './reset-plan.ts';
import type { Stored } from './use-permissions.ts';

/** The open dialog of a card, and the scope that is edited. */
export interface Editing {
  card: EditedCard;
  scope: PermissionScope;
  step: 'rooms' | 'boards' | 'history' | { kind: ResetKind; choice: ResetChoice };
}

/** A scope of the card with its unsaved choices. */
export interface ScopeDraft extends Choices {
  scope: PermissionScope;
}

/**
 * The dialogs of a card with their choices, until they are saved or Cancel drops them (RPM-047). Choices of other cards,
 * whose save has failed, stay.
 */
export function useEditing(stored: Stored | undefined) {
  const [editing, setEditing] = useState<Editing>();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const { card, scope } = editing ?? {};
  const choose = useCallback(
    (id: string, level: Threshold) => {
      if (!card || !scope || !stored) return;
      const choice = { id, level, stored: recordOf(stored.index, card.device, scope)?.values[id] };
      setChosen((all) => withDrafts(all, card, withChoiceIn(draftsOf(all, card), scope, choice)));
    },
    [card, scope, stored],
  );
  const drafts = card ? draftsOf(chosen, card) : [];
  return {
    editing,
    /** Whether any card has unsaved choices. */
    isDirty: chosen.length > 0,
    /** Whether a card has unsaved choices. */
    isChanged: (one: EditedCard) => draftsOf(chosen, one).length > 0,
    drafts,
    draft: drafts.find((one) => scope && sameScope(one.scope, scope))?.values ?? nothing,
    open: (opened: EditedCard) => setEditing({ card: opened, scope: opened.scope, step: 'rooms' }),
    go: (change: Partial<Editing>) => setEditing((before) => before && { ...before, ...change }),
    /** Closes the dialogs. What was chosen is there again when the card is opened, until it is forgotten. */
    close: () => setEditing(undefined),
    forget: (one: EditedCard) => setChosen((all) => withDrafts(all, one, [])),
    /** Bases what was chosen in scopes of the card on the reset that has just deleted their values. */
    rebase: ({ kind, records }: ResetPlan) => {
      if (kind === 'rooms')
        setChosen((all) => all.map((one) => ({ ...one, drafts: one.drafts.map(afterReset(records)) })));
    },
    choose,
  };
}

interface Chosen {
  card: EditedCard;
  drafts: readonly ScopeDraft[];
}

function draftsOf(all: readonly Chosen[], card: EditedCard): readonly ScopeDraft[] {
  return all.find((one) => isSameCard(one.card, card))?.drafts ?? [];
}

/** The choices of all cards with these of one; a card without choices is left out. */
function withDrafts(
  all: readonly Chosen[],
  card: EditedCard,
  drafts: readonly ScopeDraft[],
): readonly Chosen[] {
  const others = all.filter((one) => !isSameCard(one.card, card));
  return drafts.length > 0 ? [...others, { card, drafts }] : others;
}

function isSameCard(one: EditedCard, other: EditedCard): boolean {
  return one.device === other.device && sameScope(one.scope, other.scope);
}

const nothing: Draft = {};

/** The drafts with a level chosen, or with the choice taken back. */
function withChoiceIn(
  drafts: readonly ScopeDraft[],
  scope: PermissionScope,
  choice: Parameters<typeof withChoice>[1],
): ScopeDraft[] {
  const before = drafts.find((one) => sameScope(one.scope, scope)) ?? noChoices;
  const draft = { scope, ...withChoice(before, choice) };
  const rest = drafts.filter((one) => !sameScope(one.scope, scope));
  return Object.keys(draft.values).length === 0 ? rest : [...rest, draft];
}

/** The draft of a scope after the values of some scopes have been deleted. */
function afterReset(records: ResetPlan['records']) {
  return (draft: ScopeDraft): ScopeDraft =>
    records.some(({ scope }) => sameScope(scope, draft.scope))
      ? { ...draft, base: Object.fromEntries(Object.keys(draft.base).map((id) => [id, null])) }
      : draft;
}

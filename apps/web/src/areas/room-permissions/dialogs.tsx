import { text } from '@campus/contracts/core/text';
import { BoardsEditor } from './boards-editor.tsx';
import { CardEditor } from './card-editor.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { PermissionHistory } from './permission-history.tsx';
import type { PlaceDraft } from './places.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { planReset, type ResetPlan } from './reset-plan.ts';
import { type CardEditing, isOfBoards } from './use-editing.ts';
import type { Permissions } from './use-permissions.ts';
import type { SavePermissions } from './use-save-permissions.ts';
import { nameIn } from './words.ts';

/**
 * The dialog with the permissions of a card, or of its web boards, and above it the history or the question before a
 * reset. Saving or resetting closes them at once; the page shows that it is under way (RPM-043, 044). A conflict opens
 * the dialog again.
 */
export function Dialogs({
  permissions,
  editing: { editing, drafts, draft, ...edit },
  saving,
}: {
  permissions: Permissions;
  editing: CardEditing;
  saving: SavePermissions;
}) {
  const { stored } = permissions;
  if (!editing || !stored) return null;
  const { card, scope, step } = editing;
  const nameOf = (one: typeof scope) => nameIn(one, permissions);
  const save = async (wanted: readonly PlaceDraft[]) => {
    edit.close();
    const conflict = await saving.save(wanted);
    if (conflict) edit.reopen(card, conflict);
  };
  const reset = async (plan: ResetPlan) => {
    edit.close();
    if (await saving.reset(plan, card)) edit.rebase(plan);
  };
  const toRooms = () => edit.go({ step: 'rooms' });
  const ofBoards = isOfBoards(editing);
  const plan = typeof step === 'object' ? planReset(stored, { card, scope, ...step }) : undefined;
  const editor = {
    card,
    scope,
    draft,
    permissions,
    busy: saving.isSaving,
    onChoose: edit.choose,
    onDecide: edit.decide,
  };
  return (
    <>
      <EditorFrame
        title={
          ofBoards
            ? text('roomPermissions.boards.title', { name: nameOf(scope) })
            : text('roomPermissions.dialog', { type: card.name })
        }
        onClose={ofBoards ? edit.back : edit.cancel}
      >
        {ofBoards ? (
          <BoardsEditor
            {...editor}
            onBack={edit.back}
            onReset={(choice) => edit.go({ step: { kind: 'boards', choice } })}
            onSave={(one) => void save([one])}
          />
        ) : (
          <CardEditor
            {...editor}
            drafts={drafts}
            onScope={(next) => edit.go({ scope: next })}
            onOpenBoards={() => edit.go({ step: 'boards' })}
            onHistory={() => edit.go({ step: 'history' })}
            onReset={(choice) => edit.go({ step: { kind: 'rooms', choice } })}
            onSave={() => void save(drafts)}
            onCancel={edit.cancel}
          />
        )}
      </EditorFrame>
      {step === 'history' && <PermissionHistory card={card} permissions={permissions} onClose={toRooms} />}
      {plan && (
        <ResetDialog
          plan={plan}
          name={nameOf(plan.scope)}
          nameOf={nameOf}
          onConfirm={() => void reset(plan)}
          onClose={() => edit.go({ step: ofBoards ? 'boards' : 'rooms' })}
        />
      )}
    </>
  );
}

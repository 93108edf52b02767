import { text } from '@campus/contracts/core/text';
import { BoardsEditor } from './boards-editor.tsx';
import { CardEditor } from './card-editor.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { PermissionHistory } from './permission-history.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { planReset } from './reset-plan.ts';
import type { useEditing } from './use-editing.ts';
import type { Permissions } from './use-permissions.ts';
import type { useSaving } from './use-saving.ts';
import { nameIn } from './words.ts';

/**
 * The dialog with the permissions of a card, or of its web boards, and above it the history or the question before a
 * reset. Saving or resetting closes them at once; the page shows that it is under way (RPM-043, 044).
 */
export function Dialogs({
  permissions,
  editing: { editing, drafts, draft, ...edit },
  saving,
}: {
  permissions: Permissions;
  editing: ReturnType<typeof useEditing>;
  saving: ReturnType<typeof useSaving>;
}) {
  const { stored } = permissions;
  if (!editing || !stored) return null;
  const { card, scope, step } = editing;
  const nameOf = (one: typeof scope) => nameIn(one, permissions);
  /** Failures are said by the save itself. */
  const begin = (work: Promise<unknown>) => {
    edit.close();
    void work.catch(() => undefined);
  };
  const toRooms = () => edit.go({ step: 'rooms' });
  const cancel = () => {
    edit.forget(card);
    edit.close();
  };
  const ofBoards = step === 'boards' || (typeof step === 'object' && step.kind === 'boards');
  const plan = typeof step === 'object' ? planReset(stored, { card, scope, ...step }) : undefined;
  return (
    <>
      <EditorFrame
        title={
          ofBoards
            ? text('roomPermissions.boards.title', { name: nameOf(scope) })
            : text('roomPermissions.dialog', { type: card.name })
        }
        onClose={ofBoards ? toRooms : cancel}
      >
        {ofBoards ? (
          <BoardsEditor
            card={card}
            scope={scope}
            permissions={permissions}
            onBack={toRooms}
            onReset={(choice) => edit.go({ step: { kind: 'boards', choice } })}
            onSave={(change) => begin(saving.saveBoards(scope, change))}
          />
        ) : (
          <CardEditor
            card={card}
            scope={scope}
            draft={draft}
            drafts={drafts}
            isDirty={drafts.length > 0 && !saving.isBusy}
            permissions={permissions}
            onScope={(next) => edit.go({ scope: next })}
            onChoose={edit.choose}
            onOpenBoards={() => edit.go({ step: 'boards' })}
            onHistory={() => edit.go({ step: 'history' })}
            onReset={(choice) => edit.go({ step: { kind: 'rooms', choice } })}
            onSave={() => begin(saving.save(card, drafts).then(() => edit.forget(card)))}
            onCancel={cancel}
          />
        )}
      </EditorFrame>
      {step === 'history' && <PermissionHistory card={card} permissions={permissions} onClose={toRooms} />}
      {plan && (
        <ResetDialog
          plan={plan}
          name={nameOf(plan.scope)}
          nameOf={nameOf}
          onConfirm={() => begin(saving.reset(plan, card).then(() => edit.rebase(plan)))}
          onClose={() => edit.go({ step: ofBoards ? 'boards' : 'rooms' })}
        />
      )}
    </>
  );
}

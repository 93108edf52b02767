import { BoardsDialog } from './boards-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { planReset } from './reset-plan.ts';
import type { useEditing } from './use-editing.ts';
import type { Permissions } from './use-permissions.ts';
import type { useSaving } from './use-saving.ts';
import { nameIn } from './words.ts';

/**
 * The dialog that is open: the permissions of a card, those of its web boards, or the question before a reset. What
 * saves or resets closes it at once; the page shows that it is under way (RPM-043, 044).
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
  const cancel = () => {
    edit.forget();
    edit.close();
  };
  if (step === 'rooms')
    return (
      <EditorDialog
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
        onSave={() => begin(saving.save(card, drafts).then(edit.forget))}
        onCancel={cancel}
      />
    );
  if (step === 'boards')
    return (
      <BoardsDialog
        card={card}
        scope={scope}
        name={nameOf(scope)}
        permissions={permissions}
        onBack={() => edit.go({ step: 'rooms' })}
        onReset={(choice) => edit.go({ step: { kind: 'boards', choice } })}
        onSave={(change) => begin(saving.saveBoards(scope, change))}
      />
    );
  if (step === 'history')
    return <HistoryDialog card={card} permissions={permissions} onClose={() => edit.go({ step: 'rooms' })} />;
  const plan = planReset(stored, { card, scope, ...step });
  return (
    <ResetDialog
      plan={plan}
      name={nameOf(plan.scope)}
      nameOf={nameOf}
      onConfirm={() => begin(saving.reset(plan, card))}
      onClose={() => edit.go({ step: step.kind })}
    />
  );
}

import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { MailViewDialog } from './mail-view-dialog.tsx';
import { useDeleteView, useOverwriteView, useRenameView } from './use-views.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

/** The actions on a view, except opening it. */
export type ViewChange = 'rename' | 'overwrite' | 'mail' | 'delete';

interface ChangeProps {
  view: SavedView;
  onClose: () => void;
}

/** The dialog to rename, overwrite, delete, or schedule a view. */
export function ChangeViewDialog({
  change,
  state,
  ...props
}: ChangeProps & {
  change: ViewChange;
  /** The current state of the dashboard. */
  state: string;
}) {
  if (change === 'rename') return <RenameDialog {...props} />;
  if (change === 'mail') return <MailViewDialog {...props} />;
  if (change === 'delete') return <DeleteDialog {...props} />;
  return <OverwriteDialog {...props} state={state} />;
}

function RenameDialog({ view, onClose }: ChangeProps) {
  const { name } = view;
  return (
    <ViewNameDialog
      title={text('analytics.views.rename.title', { name })}
      name={name}
      submitText={text('analytics.views.rename')}
      onNamed={useRenameView(view)}
      onClose={onClose}
    />
  );
}

function OverwriteDialog({ view, state, onClose }: ChangeProps & { state: string }) {
  const { name } = view;
  return (
    <ConfirmDialog
      title={text('analytics.views.overwrite.title', { name })}
      message={text('analytics.views.overwrite.message')}
      confirmText={text('analytics.views.overwrite')}
      onConfirm={useOverwriteView(view, state)}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ view, onClose }: ChangeProps) {
  const { name } = view;
  return (
    <ConfirmDialog
      danger
      title={text('analytics.views.delete.title', { name })}
      message={text('analytics.views.delete.message')}
      confirmText={text('action.delete')}
      onConfirm={useDeleteView(view)}
      onClose={onClose}
    />
  );
}

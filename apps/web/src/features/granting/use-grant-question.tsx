import { text } from '@campus/contracts/core/text';
import { givesControl, type Permission } from '@campus/domain/access/levels';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';

interface Grant {
  person: string;
  permission: 'admin' | 'owner';
}

/**
 * Asks for confirmation before a person gets a role that controls the account. `mayGrant` returns whether to
 * continue. Render the returned dialog.
 */
export function useGrantQuestion() {
  const [asked, setAsked] = useState<Grant & { answer: (yes: boolean) => void }>();
  const mayGrant = useCallback((person: string, permission: Permission | undefined): Promise<boolean> => {
    if (!permission || !givesControl(permission)) return Promise.resolve(true);
    return new Promise((answer) => setAsked({ person, permission, answer }));
  }, []);
  const dialog = asked && (
    <ConfirmDialog
      title={text('grant.title', { person: asked.person, role: text(`role.${asked.permission}`) })}
      message={text(`grant.${asked.permission}`)}
      confirmText={text('grant.confirm')}
      onConfirm={() => {
        asked.answer(true);
        return undefined;
      }}
      onClose={() => {
        asked.answer(false);
        setAsked(undefined);
      }}
    />
  );
  return { mayGrant, dialog };
}

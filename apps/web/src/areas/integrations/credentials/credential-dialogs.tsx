import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import { useState } from 'react';
import { GenerateDialog } from './generate-dialog.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { ScopesDialog } from './scopes-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { type NewSecret, useRefreshCredentials } from './use-credentials.ts';

type Asked = { to: 'generate' } | { to: 'changeScopes' | 'regenerate' | 'revoke'; credentialId: string };

/** The dialogs that confirm changes to credentials and show a new secret. */
export function useCredentialDialogs(accountId: string, items: readonly ApiCredential[]) {
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<NewSecret>();
  const refresh = useRefreshCredentials();
  const close = () => setAsked(undefined);
  const ask = (next: Asked) => {
    // The dialogs show when a secret was last used, so that must be up to date.
    if (next.to !== 'generate') void refresh();
    setAsked(next);
  };
  const onGenerated = (generated: NewSecret) => {
    close();
    setSecret(generated);
  };
  const credential =
    asked && asked.to !== 'generate' ? items.find(({ id }) => id === asked.credentialId) : undefined;
  const shared = { accountId, onClose: close };
  return {
    ask,
    dialogs: (
      <>
        {asked?.to === 'generate' && <GenerateDialog {...shared} onGenerated={onGenerated} />}
        {asked?.to === 'regenerate' && credential && (
          <RegenerateDialog {...shared} credential={credential} onGenerated={onGenerated} />
        )}
        {asked?.to === 'changeScopes' && credential && <ScopesDialog {...shared} credential={credential} />}
        {asked?.to === 'revoke' && credential && <RevokeDialog {...shared} credential={credential} />}
        {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      </>
    ),
  };
}

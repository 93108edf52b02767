import { pageTexts } from '../core/catalogue.ts';

/** The texts of the card of the API credentials. */
export const credentialsPageMessages = pageTexts({
  'credentials.title': 'API Credentials',
  'credentials.about': 'With a client id and a secret, scripts get tokens and call the API without a person.',
  'credentials.none': 'No existing client credentials.',
  'credentials.off': 'API access is switched off for this account. Scripts get no tokens.',
  'credentials.generate': 'Generate credential',
  'credentials.generate.second': 'Add a second credential',
  'credentials.generate.title': 'Generate an API credential',
  'credentials.name': 'Name',
  'credentials.name.help': 'It names the scripts in the audit log.',
  'credentials.scopes': 'What scripts may do',
  'credentials.clientId': 'Client id',
  'credentials.clientId.copy': 'Copy the client id',
  'credentials.generatedAt': 'Secret generated',
  'credentials.unused': 'Not used yet',
  'credentials.lastUsed': (p: { ago: string; address: string }) => `Last used ${p.ago} from ${p.address}`,
  'credentials.changeScopes': 'Change scopes',
  'credentials.changeScopes.of': (p: { name: string }) => `Change scopes of ${p.name}`,
  'credentials.changeScopes.consequence':
    'The secret stays. Tokens with a scope that you remove stop working at once. All others keep their scopes.',
  'credentials.changeScopes.done': (p: { name: string }) => `The scopes of ${p.name} were changed.`,
  'credentials.regenerate': 'Regenerate',
  'credentials.regenerate.of': (p: { name: string }) => `Regenerate the secret of ${p.name}`,
  'credentials.regenerate.ask': (p: { name: string }) => `Generate a new secret for ${p.name}?`,
  'credentials.regenerate.consequence':
    'The current secret and its tokens stop working at once. Scripts that still use them are refused.',
  'credentials.revoke': 'Revoke',
  'credentials.revoke.of': (p: { name: string }) => `Revoke ${p.name}`,
  'credentials.revoke.ask': (p: { name: string }) => `Revoke ${p.name}?`,
  'credentials.revoke.consequence': (p: { clientId: string }) =>
    `Scripts with the client id ${p.clientId} are refused from now on. This cannot be undone.`,
  'credentials.revoked': (p: { name: string }) => `${p.name} was revoked.`,
  'credentials.revokeFailed': (p: { reason: string }) => `Failed to revoke the credential: ${p.reason}`,
  'credentials.secret.title': 'Your client secret',
  'credentials.secret.help':
    'Keep the secret where your scripts find it. It is shown only now, and cannot be read again.',
  'credentials.secret': 'Client secret',
  'credentials.secret.copy': 'Copy the client secret',
  'credentials.secret.done': 'I have stored it',
} as const);

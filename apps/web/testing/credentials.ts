import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import type { Answers } from './answering-link.ts';
import { withSettings } from './settings.ts';

export const integrationsAddress = '/admin/world/integrations';

/** A credential in use by scripts. */
export function aCredential(own: Partial<ApiCredential> = {}): ApiCredential {
  return {
    id: 'credential1',
    name: 'Nightly sync',
    clientId: 'campus_1f2e',
    scopes: ['members:read', 'members:write'],
    level: 'admin',
    createdAt: '2026-11-01T09:00:00.000Z',
    generatedAt: '2026-11-01T09:00:00.000Z',
    maker: { id: 'user1', email: 'ana@example.org' },
    paused: null,
    lastUsed: null,
    previousSecret: null,
    isWithinReach: true,
    ...own,
  };
}

/** An account with API access and these credentials. */
export function withCredentials(
  items: ApiCredential[] = [aCredential()],
  own: NonNullable<Answers['credentials']> = {},
): Answers {
  const { answers } = withSettings();
  return {
    ...answers,
    credentials: { list: () => ({ isShown: true, isUsable: true, items }), ...own },
  };
}

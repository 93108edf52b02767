import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Stores a provider's state until it expires or the process ends. Each issuer has its own store. The
 * library's store is shared, so one issuer's code would be valid at another.
 */
export function createMemory(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const findBy = (matches: (payload: AdapterPayload) => boolean) =>
      [...stored].find(([name, payload]) => name.startsWith(key('')) && matches(payload))?.[1];
    return {
      async upsert(id, payload, expiresIn) {
        stored.set(key(id), payload);
        if (expiresIn) setTimeout(() => stored.delete(key(id)), expiresIn * 1000).unref();
      },
      find: async (id) => stored.get(key(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = stored.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(key(id)),
      async revokeByGrantId(grantId) {
        for (const [name, payload] of stored) if (payload.grantId === grantId) stored.delete(name);
      },
    };
  };
}

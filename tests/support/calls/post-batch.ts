/** A batch of events, and headers that differ from those of a plain one. */
export interface SentBatch {
  key: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends a batch of events like a world's server. Returns the service's answer. */
export async function postBatch(
  { url, token }: { url: string; token: string },
  { key, body, headers }: SentBatch,
): Promise<{ status: number; body: Record<string, unknown>; retryAfter: string | null }> {
  const response = await fetch(`${url}/events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-ndjson',
      'idempotency-key': key,
      ...headers,
    },
    body,
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Takes back the batch of a key, as its sender. */
export async function retract(
  { url, token }: { url: string; token: string },
  key: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/events`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser that runs our client: it stores cookies and sends its user agent. */
export function openBrowser(app: FastifyInstance) {
  const jar = new Map<string, string>();

  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-campus-request': '1', ...(cookie && { cookie }) };
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    return response;
  }

  return {
    jar,
    cookies: (prefix: string) => [...jar.keys()].filter((name) => name.startsWith(prefix)),
    call: (path: string, input: object) => send('POST', `/trpc/${path}`, input),
    ask: (path: string, input: object) =>
      send('GET', `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`),
  };
}

/** The answer of a call; throws if the call was refused. */
export function answerOf(response: LightMyRequestResponse) {
  const { result } = response.json();
  if (!result) throw new Error(`The call was refused: ${response.body}`);
  return result.data;
}

/** The key of a refusal, and its status. */
export function refusalOf(response: LightMyRequestResponse): { key: string; status: number } {
  const { error } = response.json();
  return { key: error?.data.key, status: response.statusCode };
}

import { logIn } from '@campus/contracts/auth/functions';
import { demoPassword } from '@campus/local/demo/sign-ins';
import type { Stack } from '@campus/local/stack';
import { createParseClient } from '@campus/parse-adapter/core/client';

/** Signs a demo person in like a script and returns the token. */
export async function gatewayToken(stack: Stack, name: string): Promise<string> {
  const response = await fetch(`${stack.urls.console}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@campus.test`, password: demoPassword }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Signs a demo person in directly at the platform and returns the session. */
export async function platformSession(stack: Stack, name: string): Promise<string> {
  const platform = createParseClient({
    url: stack.urls.platform,
    appId: 'campus',
    supportEmail: 'support@campus.test',
  });
  const { sessionToken } = await platform.call(
    logIn,
    { email: `${name}@campus.test`, password: demoPassword },
    { session: 'anonymous', requestId: 'bench', idempotent: false },
  );
  await platform.close();
  return sessionToken;
}

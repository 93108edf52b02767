import path from 'node:path';
import { claim } from '@campus/local/ports';
import { type Part, startPart } from '@campus/local/processes';
import type { Stack } from '@campus/local/stack';

/**
 * Starts Parse Server without this platform, on the stack's database. Browsers may call it from the pages at
 * `publicUrl`.
 */
export async function startPlainPlatform(
  { urls, masterKey, data }: Stack,
  env: NodeJS.ProcessEnv,
  publicUrl = urls.console,
): Promise<Part & { url: string }> {
  const port = await claim(0);
  const plain = await startPart(
    {
      name: 'plain-platform',
      file: path.join(import.meta.dirname, 'plain-platform.ts'),
      env: {
        ...env,
        PLATFORM_PORT: String(port),
        DATABASE_URL: urls.database,
        PARSE_MASTER_KEY: masterKey,
        TOKEN_SECRET: masterKey,
        PUBLIC_URL: publicUrl,
        SMTP_URL: urls.smtp,
        FILES_DIR: data.files,
      },
    },
    data.logs,
  );
  await plain.ready;
  return { ...plain, url: `http://127.0.0.1:${port}` };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** Warns while the process ends. */
const warning = `data:text/javascript,process.on('SIGTERM',()=>process.emitWarning('odd'))`;

it('logs warnings of Node as JSON lines', async () => {
  const gateway = spawn(process.execPath, ['--import', warning, `${import.meta.dirname}/server.ts`], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      PARSE_SERVER_URL: 'http://127.0.0.1:1',
      SESSION_SECRET: 'a'.repeat(32),
      DRAIN_SECONDS: '0',
    },
  });
  onTestFinished(() => void gateway.kill('SIGKILL'));
  const said = Promise.all([text(gateway.stdout), text(gateway.stderr)]);
  // The first line reports the address it listens on.
  await Promise.race([once(gateway.stdout, 'data'), once(gateway, 'exit')]);
  gateway.kill('SIGTERM');
  const [lines, errors] = await said;
  expect(errors).toBe('');
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: 'warning',
      err: expect.objectContaining({ message: 'odd' }),
    }),
  );
});

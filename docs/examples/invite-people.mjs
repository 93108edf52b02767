// Invites the people of a CSV file, waits until that is done, and saves the result of each row.
//
//   CAMPUS_URL=https://console.example.org CAMPUS_EMAIL=… CAMPUS_PASSWORD=… \
//     node invite-people.mjs --account <id> [--mail all|newToCampus|newToProduct|none] people.csv results.csv
//
// Needs Node.js 20 or later and nothing else. Ends with 0 when every row was done or needed nothing.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string' },
    mail: { type: 'string', default: 'all' },
    help: { type: 'boolean', default: false },
  },
});
const [source, target] = positionals;
const { CAMPUS_URL, CAMPUS_EMAIL, CAMPUS_PASSWORD } = process.env;
const usage =
  'Usage: node invite-people.mjs --account <id> [--mail all|newToCampus|newToProduct|none] people.csv results.csv';
if (values.help) end(usage, 0);
if (!values.account || !source || !target || !CAMPUS_URL) end(usage, 1);
// Prints a failure as one sentence.
process.on('uncaughtException', ({ message }) => end(message, 1));

let token = '';
const credentials = { email: CAMPUS_EMAIL, password: CAMPUS_PASSWORD };
token = (await call('POST', '/auth/sign-in', credentials)).token;
const account = `/accounts/${values.account}`;

// 1. Send the file. It is streamed from the disk: its size does not matter.
const form = new FormData();
form.append('file', await openAsBlob(source), path.basename(source));
const { file } = await call('POST', `${account}/imports/files`, form);
console.log(
  `Sent ${file.name}:`,
  file.columns.map(({ header, field }) => `${header} = ${field || '-'}`).join(', '),
);

// 2. Ask what it would change, and wait for the plan.
const { task } = await call('POST', `${account}/imports`, {
  fileId: file.id,
  kind: 'invitations',
  exportEmail: CAMPUS_EMAIL,
  options: { emailData: { sendTarget: values.mail } },
});
const plan = await until(`${account}/imports/${task.id}`, (found) => found.import.task.status !== 'waiting');
if (plan.import.task.status !== 'planned') throw new Error(plan.import.task.reason);
console.log('Planned:', plan.import.actions);

// 3. Do it. A person who was invited or has joined since the plan is skipped; the results say so.
await call('POST', `${account}/imports/${task.id}/apply`, {});
const ended = await until(`${account}/tasks/${task.id}`, (found) => found.task.finishedAt !== null);
const { status, reason, done, skipped, failed } = ended.task;
console.log(`Ended: ${status} ${reason}`, { done, skipped, failed });

// 4. Fetch how each row ended.
if (ended.task.file) await writeFile(target, await call('GET', `${account}/tasks/${task.id}/file`));
process.exitCode = status === 'done' && failed === 0 ? 0 : 1;

/** Says a last word and ends. */
function end(message, code) {
  console[code === 0 ? 'log' : 'error'](message);
  process.exit(code);
}

/** Asks again and again until the answer is as wanted. */
async function until(address, isThere) {
  for (;;) {
    const answer = await call('GET', address);
    if (isThere(answer)) return answer;
    await wait(1000);
  }
}

/**
 * Calls the API, and retries after the wait that the API asks for. A change is repeated with its Idempotency-Key, so that
 * it happens once. Returns JSON, or the bytes of a file.
 */
async function call(method, address, body, key = randomUUID()) {
  const isForm = body instanceof FormData;
  const response = await reach(`${CAMPUS_URL}/api/v1${address}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'idempotency-key': key }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm || !body ? body : JSON.stringify(body),
  });
  if (response.status === 429 || response.status === 503) {
    await wait(1000 * Number(response.headers.get('retry-after') ?? 5));
    return call(method, address, body, key);
  }
  const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '');
  const answer = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${answer.detail} (${answer.key}, request ${answer.requestId})`);
  return answer;
}

/** Sends a request. If the address cannot be reached, says why. */
async function reach(url, request) {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new Error(`${url} cannot be reached: ${error.cause?.message ?? error.message}`);
  }
}

// Invites the people of a CSV file with a client whose types are generated (generate.mjs), and saves how each row ended.
//
//   CAMPUS_URL=https://console.example.org CAMPUS_EMAIL=… CAMPUS_PASSWORD=… \
//     node invite-people.ts <account> people.csv results.csv
//
// Needs Node.js 24 and openapi-fetch. Ends with 0 when every row was done or needed nothing.
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './campus.ts';

const [accountId, source, target] = process.argv.slice(2);
const { CAMPUS_URL, CAMPUS_EMAIL: email, CAMPUS_PASSWORD: password } = process.env;
if (!accountId || !source || !target || !CAMPUS_URL || !email || !password)
  throw new Error(
    'Usage: CAMPUS_URL=… CAMPUS_EMAIL=… CAMPUS_PASSWORD=… node invite-people.ts <account> people.csv results.csv',
  );

const campus = createClient<paths>({ baseUrl: `${CAMPUS_URL}/api/v1`, bodySerializer: asJsonOrForm });
const { token } = answerOf(await campus.POST('/auth/sign-in', { body: { email, password } }));
campus.use({ onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`) });

// 1. Send the file. It is streamed from the disk: its size does not matter.
const content = new File([await openAsBlob(source)], path.basename(source));
const account = { path: { accountId } };
const { file } = answerOf(
  await campus.POST('/accounts/{accountId}/imports/files', { params: account, body: { file: content } }),
);
console.log(
  `Sent ${file.name}:`,
  file.columns.map(({ header, field }) => `${header} = ${field || '-'}`).join(', '),
);

// 2. Ask what it would change, and wait for the plan.
const planning = answerOf(
  await campus.POST('/accounts/{accountId}/imports', {
    params: account,
    body: {
      fileId: file.id,
      kind: 'invitations',
      exportEmail: email,
      options: { emailData: { sendTarget: 'none' } },
    },
  }),
);
const params = { path: { accountId, taskId: planning.task.id } };
const plan = await until(
  async () => answerOf(await campus.GET('/accounts/{accountId}/imports/{taskId}', { params })).import,
  ({ task }) => task.status !== 'waiting',
);
if (plan.task.status !== 'planned') throw new Error(plan.task.reason);
console.log(`Planned: ${plan.actions.create} to invite, ${plan.actions.unchanged} invited already`);

// 3. Do it. A person who was invited or has joined since the plan is skipped; the results say so.
answerOf(await campus.POST('/accounts/{accountId}/imports/{taskId}/apply', { params }));
const ended = await until(
  async () => answerOf(await campus.GET('/accounts/{accountId}/tasks/{taskId}', { params })).task,
  ({ finishedAt }) => finishedAt !== null,
);
console.log(`Ended: ${ended.status} ${ended.reason}`, `${ended.done} done, ${ended.failed} failed`);

// 4. Fetch how each row ended, as it comes.
if (ended.file) {
  const results = answerOf(
    await campus.GET('/accounts/{accountId}/tasks/{taskId}/file', { params, parseAs: 'stream' }),
  );
  if (results) await writeFile(target, results);
}
process.exitCode = ended.status === 'done' && ended.failed === 0 ? 0 : 1;

interface Called<T> {
  data?: T;
  error?: components['schemas']['Problem'];
}

/** What a call answered; throws what it was refused with. */
function answerOf<T>({ data, error }: Called<T>): T {
  if (error) throw new Error(`${error.detail} (${error.key}, request ${error.requestId})`);
  return data as T;
}

/** Asks again and again until the answer is as wanted. */
async function until<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    await wait(1000);
  }
}

/** A body with a file in it travels as a form, with the file at its end; every other one as JSON. */
function asJsonOrForm(body: Record<string, unknown> = {}): FormData | string {
  const { file: sent, ...beside } = body;
  if (!(sent instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(beside))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('file', sent);
  return form;
}

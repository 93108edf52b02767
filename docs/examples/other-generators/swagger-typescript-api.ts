// Invites the people of a CSV file with a client that swagger-typescript-api has generated, and prints how it ended.
//
//   npx swagger-typescript-api generate --path https://console.example.org/api/openapi.json --name campus.ts
//   CAMPUS_URL=https://console.example.org CAMPUS_EMAIL=… CAMPUS_PASSWORD=… node swagger-typescript-api.js <account> people.csv
//
// Compile it first, with TypeScript and "module": "nodenext" in tsconfig.json.
import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Api, type Task } from './campus.js';

const [accountId = '', source = ''] = process.argv.slice(2);
const { CAMPUS_URL = '', CAMPUS_EMAIL: email = '', CAMPUS_PASSWORD: password = '' } = process.env;
const campus = new Api<string>({
  baseUrl: `${CAMPUS_URL}/api/v1`,
  securityWorker: (token) => (token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
});

const signedIn = await campus.auth.authCreateToken({ email, password });
campus.setSecurityData(signedIn.data.token);

const file = new File([await openAsBlob(source)], 'people.csv');
const sent = await campus.accounts.importsUpload(accountId, { file });
const { data } = await campus.accounts.importsPlan(accountId, {
  fileId: sent.data.file.id,
  kind: 'invitations',
  exportEmail: email,
  options: { emailData: { sendTarget: 'none' } },
  review: false,
});

let task: Task = data.task;
while (task.finishedAt === null) {
  await wait(500);
  const asked = await campus.accounts.tasksGet(accountId, task.id);
  task = asked.data.task;
}
console.log(`Ended: ${task.status}, ${task.done} done, ${task.failed} failed`);

// Invites the people of a CSV file with a client that @hey-api/openapi-ts has generated, and prints how it ended.
//
//   npx openapi-ts --input https://console.example.org/api/openapi.json --output campus --client @hey-api/client-fetch
//   CAMPUS_URL=https://console.example.org CAMPUS_EMAIL=… CAMPUS_PASSWORD=… node hey-api.js <account> people.csv
//
// Compile it first, with TypeScript and "module": "nodenext" in tsconfig.json.
import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { client } from './campus/client.gen.js';
import { authCreateToken, importsPlan, importsUpload, type Task, tasksGet } from './campus/index.js';

const [accountId = '', source = ''] = process.argv.slice(2);
const { CAMPUS_URL = '', CAMPUS_EMAIL: email = '', CAMPUS_PASSWORD: password = '' } = process.env;
client.setConfig({ baseUrl: `${CAMPUS_URL}/api/v1`, throwOnError: true });

const signedIn = await authCreateToken({ body: { email, password }, throwOnError: true });
client.setConfig({ auth: signedIn.data.token ?? '' });

const file = new File([await openAsBlob(source)], 'people.csv');
const path = { accountId };
const sent = await importsUpload({ path, body: { file }, throwOnError: true });
const options = { emailData: { sendTarget: 'none' } } as const;
const { data } = await importsPlan({
  path,
  body: { fileId: sent.data.file.id, kind: 'invitations', exportEmail: email, options, review: false },
  throwOnError: true,
});

let task: Task = data.task;
while (task.finishedAt === null) {
  await wait(500);
  const asked = await tasksGet({ path: { accountId, taskId: task.id }, throwOnError: true });
  task = asked.data.task;
}
console.log(`Ended: ${task.status}, ${task.done} done, ${task.failed} failed`);

// Lists the members of the account of an API credential.
//
//   CAMPUS_URL=https://console.example.org CLIENT_ID=… CLIENT_SECRET=… node list-members.mjs
//
// Needs Node.js 20 or later and nothing else. The credential needs the scope members:read.
const { CAMPUS_URL, CLIENT_ID, CLIENT_SECRET } = process.env;
// Prints a failure as one sentence.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const basic = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
const { access_token: token, account_id: account } = await answerOf(
  await fetch(new URL('/api/oauth/token', CAMPUS_URL), {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'members:read' }),
  }),
);

let after = '';
while (after !== null) {
  const url = new URL(`/api/v1/accounts/${account}/members`, CAMPUS_URL);
  url.search = new URLSearchParams({ after, pageSize: '500' }).toString();
  const page = await answerOf(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
  for (const { email, permission } of page.items) console.log(`${email},${permission}`);
  after = page.next;
}

async function answerOf(response) {
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error_description ?? answer.detail);
  return answer;
}

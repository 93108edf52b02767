/**
 * Parse Server on the stack's database with one function: a members list written with Parse alone. It checks
 * no permissions and is used only for measurements.
 */
import { pageSize } from '@campus/domain/core/lists';
import { readConfig } from '@campus/platform/foundation/config';
import { FolderStore } from '@campus/platform/foundation/files/file-store';
import { createApp } from '@campus/platform/main/http/app';
import { startParseServer } from '@campus/platform/main/parse/server';
import Parse from 'parse/node';
import { pino } from 'pino';

const config = readConfig();
const files = new FolderStore(config.filesDir);
const parse = await startParseServer({ config, log: pino({ level: 'silent' }), port: config.port, files });
parse.define('listWithQuery', async ({ params }: { params: { accountId: string } }) => {
  const account = Parse.Object.extend('Account').createWithoutData(params.accountId);
  return new Parse.Query('Membership')
    .equalTo('account', account)
    .descending('updatedAt')
    .include('user')
    .limit(pageSize)
    .withCount()
    .find({ useMasterKey: true });
});
createApp({ state: 'ready' }, config.trustProxy)
  .use(parse.app)
  .listen(config.port, '127.0.0.1', () => process.send?.('ready'));
for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit());

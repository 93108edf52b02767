import { refuseDemoPeople } from '@campus/local/demo/refuse-people';
import { openDatabase } from '@campus/platform/foundation/database/sql';
import { makeDatabase } from '@campus/tests/stack/databases';
import { expect, it } from 'vitest';

it('a start without demo data refuses a folder with demo people', async () => {
  const url = await makeDatabase();
  const database = openDatabase(url, { connections: 1 });
  await expect(refuseDemoPeople(url, '/data')).resolves.toBeUndefined();
  await database.query('create table "_User" (email text)');
  await database.query(`insert into "_User" values ('ada@example.org')`);
  await expect(refuseDemoPeople(url, '/data')).resolves.toBeUndefined();
  await database.query(`insert into "_User" values ('superadmin@campus.test')`);
  await database.close();
  await expect(refuseDemoPeople(url, '/data')).rejects.toThrow(
    /^The data folder \/data holds the demo data, whose passwords everybody knows\./,
  );
});

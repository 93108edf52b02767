import { sql, unique } from '../world/world.ts';
import { stack } from './stack.ts';

/** Creates an empty database beside the one that all tests share. Returns its address. */
export async function makeDatabase(): Promise<string> {
  const name = `campus_${unique()}`;
  await sql.query(`create database ${name}`);
  const url = new URL(stack.urls.database);
  url.pathname = `/${name}`;
  return url.href;
}

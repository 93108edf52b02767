import { claim } from '@campus/local/ports';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { type MemberPerson, makeAccount, sql } from '@campus/tests/world/world';
import express from 'express';
import Parse from 'parse/node';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { type Listening, listen } from '../http/listen.ts';
import { answerParseError } from './refused-call.ts';
import { type RunningParseServer, startParseServer } from './server.ts';

let test: TestServices;
let parse: RunningParseServer;
let server: Listening;
let member: MemberPerson;
let classes: string[];

// Nothing protects this Parse Server: it must enforce its own restrictions.
beforeAll(async () => {
  test = await makeServices();
  const { config, files } = test.services;
  parse = await startParseServer({ config, log: pino({ level: 'silent' }), port: await claim(0), files });
  server = await listen(express().use(parse.app, answerParseError), {
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  member = (await makeAccount()).people.member;
  const names = await sql.query<{ name: string }>('select "className" as name from "_SCHEMA"');
  classes = names.map(({ name }) => name);
});
afterAll(async () => {
  await server.close(0);
  await parse.close();
  await test.close();
});

describe('Parse Server as we set it up', () => {
  it('has no route open but functions', async () => {
    for (const path of [
      '/classes/_User',
      '/users/me',
      '/sessions',
      '/config',
      '/schemas',
      '/batch',
      '/health',
    ]) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { 'x-parse-application-id': 'campus', 'x-parse-session-token': member.sessionToken },
      });
      expect([path, response.status]).toEqual([path, 400]);
    }
  });

  it('gives nobody access to a class, even past the routes', async () => {
    // Inside its own process the SDK bypasses HTTP, where routes are refused. For Parse Server, the stored
    // hash is the session token.
    for (const options of [{}, { sessionToken: hashOf(member.sessionToken) }])
      for (const name of classes) {
        const refusal = { message: 'Permission denied' };
        await expect(new Parse.Query(name).find(options), name).rejects.toMatchObject(refusal);
        await expect(new Parse.Query(name).count(options), name).rejects.toMatchObject(refusal);
        await expect(new Parse.Object(name).save(null, options), name).rejects.toThrow();
      }
  });
});

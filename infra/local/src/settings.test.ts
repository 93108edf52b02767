import { describe, expect, it } from 'vitest';
import { projectFolder, readSettings } from './settings.ts';

describe('readSettings', () => {
  it('keeps to the documented ports and the .campus folder when nothing is said', () => {
    const settings = readSettings({});
    expect(settings.ports).toEqual({
      console: 3000,
      platform: 1337,
      inbox: 8025,
      smtp: 1025,
      identityProvider: 9080,
      streamingVendor: 9090,
      database: 5433,
      usage: 1338,
    });
    expect(settings.dataFolder).toBe(`${projectFolder}/.campus`);
    expect(settings.host).toBe('127.0.0.1');
  });

  it('waits for the disk at every commit, whatever the environment says', () => {
    expect(readSettings({}).durable).toBe(true);
    expect(readSettings({ DATABASE_DURABLE: 'false' }).durable).toBe(true);
  });

  it('takes every port and the data folder from the environment', () => {
    const settings = readSettings({
      PORT: '1',
      PLATFORM_PORT: '2',
      INBOX_PORT: '3',
      SMTP_PORT: '4',
      IDP_PORT: '6',
      STREAMING_PORT: '7',
      DATABASE_PORT: '5',
      USAGE_PORT: '8',
      CAMPUS_DATA_DIR: '/elsewhere',
    });
    expect(settings.ports).toEqual({
      console: 1,
      platform: 2,
      inbox: 3,
      smtp: 4,
      identityProvider: 6,
      streamingVendor: 7,
      database: 5,
      usage: 8,
    });
    expect(settings.dataFolder).toBe('/elsewhere');
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.7' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://campus.example' },
  ])('refuses to show the demo data to other machines with %j, unless a flag allows it', (open) => {
    expect(() => readSettings(open)).toThrow(/would reach the demo data.*DEMO=off.*DEMO=public/);
    expect(readSettings({ ...open, DEMO: 'public' })).toMatchObject({ demo: true, standIns: true });
  });

  it('has neither demo data nor stand-ins with DEMO=off', () => {
    const settings = readSettings({ HOST: '0.0.0.0', DEMO: 'off' });
    expect(settings).toMatchObject({ demo: false, standIns: false });
  });

  it('refuses a public address without TLS, unless browsers may go unencrypted', () => {
    const open = { PUBLIC_URL: 'http://campus.example', DEMO: 'off' };
    expect(() => readSettings(open)).toThrow(/PUBLIC_URL=http:.*https.*ALLOW_PLAINTEXT=browsers/);
    expect(readSettings({ ...open, ALLOW_PLAINTEXT: 'smtp,browsers' }).publicUrl).toBe(open.PUBLIC_URL);
    for (const PUBLIC_URL of ['https://campus.example', 'http://localhost:3000'])
      expect(readSettings({ ...open, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  it('names the variable that is wrong', () => {
    expect(() => readSettings({ SMTP_PORT: 'many' })).toThrow(/SMTP_PORT/);
  });
});

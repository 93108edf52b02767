import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartFailure } from './start-failure.ts';

const needed = {
  DATABASE_URL: 'postgres://campus:secret@127.0.0.1:5432/campus',
  PARSE_MASTER_KEY: 'a-Master-key-of-any-kind',
  TOKEN_SECRET: 'a secret that only tests use, of any kind',
  PUBLIC_URL: 'https://campus.test/',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  FILES_DIR: '/var/lib/campus/files',
};

describe('readConfig', () => {
  it('SHL-018 takes the support address from the environment, and else a provider address', () => {
    expect(readConfig(needed).supportEmail).toBe('support@campus.test');
    expect(readConfig({ ...needed, SUPPORT_EMAIL: 'help@example.org' }).supportEmail).toBe(
      'help@example.org',
    );
  });

  it('reads lists, and the public address without a slash at its end', () => {
    expect(readConfig({ ...needed, HIDDEN_ACCOUNT_IDS: 'one, two,' })).toMatchObject({
      hiddenAccountIds: ['one', 'two'],
      publicUrl: 'https://campus.test',
    });
  });

  it.each([
    ['DATABASE_URL', 'mysql://somewhere'],
    ['PARSE_MASTER_KEY', 'short'],
    ['TOKEN_SECRET', 'short'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['INVITATION_DAYS', '0'],
    ['PLATFORM_TRUST_PROXY', 'foo'],
    ['METRICS_TOKEN', 'short'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['MOVED_ACCOUNTS', '{'],
    ['MOVED_ACCOUNTS', '{"oldCampus":"javascript:alert(1)"}'],
  ])('names %s when it is %s', (name, value) => {
    const read = () => readConfig({ ...needed, [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(`The environment variable ${name}`);
  });

  it('refuses a database on another machine whose certificate is not verified', () => {
    const elsewhere = 'postgres://campus:secret@database.internal:5432/campus';
    const started = (change: Record<string, string>) => () => readConfig({ ...needed, ...change });
    for (const weak of ['', '?sslmode=disable', '?sslmode=require', '?sslmode=no-verify'])
      expect(started({ DATABASE_URL: `${elsewhere}${weak}` })).toThrow(
        new StartFailure(
          'DATABASE_URL names another machine, so it must end with "?sslmode=verify-full". Where the network itself is encrypted, set ALLOW_PLAINTEXT=database.',
        ),
      );
    expect(started({ DATABASE_URL: `${elsewhere}?sslmode=verify-full` })).not.toThrow();
    expect(started({ DATABASE_URL: elsewhere, ALLOW_PLAINTEXT: 'smtp, database' })).not.toThrow();
  });

  it('asks a usage-search service on another machine only encrypted, unless that is waived', () => {
    const started = (change: Record<string, string>) => () => readConfig({ ...needed, ...change });
    for (const name of ['USAGE_URL', 'USAGE_DATABASE_URL']) {
      expect(started({ [name]: 'http://usage.internal:8123' })).toThrow(StartFailure);
      expect(started({ [name]: 'https://usage.internal' })).not.toThrow();
      expect(started({ [name]: 'http://127.0.0.1:8123' })).not.toThrow();
      expect(started({ [name]: 'http://usage.internal:8123', ALLOW_PLAINTEXT: 'usage' })).not.toThrow();
    }
  });

  it('sends mails to another machine only encrypted, unless that is waived', () => {
    const needsTls = (change: Record<string, string>) => readConfig({ ...needed, ...change }).smtpNeedsTls;
    expect(needsTls({})).toBe(false);
    expect(needsTls({ SMTP_URL: 'smtp://mail.internal:587' })).toBe(true);
    expect(needsTls({ SMTP_URL: 'smtp://mail.internal:25', ALLOW_PLAINTEXT: 'smtp' })).toBe(false);
  });
});

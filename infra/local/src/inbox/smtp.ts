import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './store.ts';

const sizeLimit = 25 * 1024 * 1024;

/** Addresses in this domain are refused, to demonstrate undeliverable mail. */
const bouncingDomain = 'bounce.test';

/** Accepts every mail from any sender. A mail is acknowledged once it is stored. */
export function createSmtpServer(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: sizeLimit,
    onRcptTo({ address }, _session, done) {
      done(address.toLowerCase().endsWith(`@${bouncingDomain}`) ? refusal(address) : undefined);
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      };
      buffer(stream)
        .then((raw) => store.add(raw, envelope))
        .then(() => done(), done);
    },
  });
}

function refusal(address: string): Error {
  return Object.assign(new Error(`There is no mailbox ${address}`), { responseCode: 550 });
}

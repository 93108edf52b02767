import PostalMime, { type Attachment } from 'postal-mime';

/** A bounced mail that we sent. */
export interface Bounce {
  /** The message id of the undeliverable mail, without brackets. */
  messageId: string;
  /** The mail server's message, in one line. */
  reason: string;
}

const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

const maxReasonLength = 300;

/**
 * Parses a delivery status notification (RFC 3464) that contains the original mail or its headers. Returns
 * undefined for other mails, such as out-of-office replies or delay warnings. Rejects input that is not a
 * mail, or that is designed to be expensive.
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 16,
    maxHeadersSize: 64 * 1024,
  });
  const status = textOf(attachments, statusTypes);
  const returned = textOf(attachments, returnedTypes);
  const failure = status && groupsOf(status).find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  const messageId = returned && groupsOf(returned)[0]?.get('message-id');
  if (!failure || !messageId) return undefined;
  return { messageId: messageId.replaceAll(/[<>]/g, ''), reason: reasonOf(failure) };
}

function textOf(attachments: readonly Attachment[], types: readonly string[]): string | undefined {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))?.content;
  return typeof content === 'string' ? content : undefined;
}

/** Returns the header fields by lowercase name, for each group separated by empty lines. */
function groupsOf(content: string): Map<string, string>[] {
  return content
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((group) => fieldsOf(group.replaceAll(/\n[ \t]+/g, ' ')));
}

/** If a field occurs more than once, the first one counts. */
function fieldsOf(group: string): Map<string, string> {
  const fields = group.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+)\s*:(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
  });
  return new Map(fields.reverse());
}

/** Returns the receiving server's reason, otherwise the status code. It may be long or unprintable. */
function reasonOf(failure: ReadonlyMap<string, string>): string {
  const diagnosis =
    failure.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '') || failure.get('status') || '';
  return diagnosis
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxReasonLength);
}

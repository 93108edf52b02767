import { jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';
import type { SlackSettings } from '../../foundation/slack-settings.ts';
import { callVendor, type VendorResult } from './call-vendor.ts';

/** The channel that a person chose in Slack, with its secret webhook URL. */
export interface SlackChannel {
  webhook: string;
  channel: string;
  team: string;
}

const access = z.object({
  ok: z.literal(true),
  team: z.object({ name: z.string().max(200) }),
  incoming_webhook: z.object({ channel: z.string().max(200), url: z.url() }),
});
const refusal = z.object({ ok: z.literal(false), error: z.string() });
const accessAnswer = jsonText(() => 'must be JSON').pipe(z.union([access, refusal]));

/** Exchanges an OAuth 2 code. Slack accepts each code once, with the same return URL. */
export function exchangeCode(
  slack: SlackSettings,
  { code, returnAddress }: { code: string; returnAddress: string },
): Promise<VendorResult<SlackChannel>> {
  const basic = Buffer.from(`${slack.clientId}:${slack.clientSecret}`).toString('base64');
  const body = new URLSearchParams({ code, redirect_uri: returnAddress });
  const init = { method: 'POST', headers: { authorization: `Basic ${basic}` }, body };
  return callVendor(slack.accessUrl, init, ({ ok, status, text }) => {
    if (!ok) return { refused: String(status) };
    const answer = accessAnswer.safeParse(text).data;
    if (!answer) return {};
    if (!answer.ok) return { refused: answer.error };
    const { team, incoming_webhook: hook } = answer;
    if (new URL(hook.url).origin !== slack.webhooks) return {};
    return { answer: { webhook: hook.url, channel: hook.channel, team: team.name } };
  });
}

/** Posts a message to a channel's webhook, which responds with "ok". */
export function postMessage(webhook: string, message: string): Promise<VendorResult<true>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: message }),
  };
  return callVendor(webhook, init, ({ ok, status, text }) => {
    if (!ok) return { refused: text.trim() || String(status) };
    return text.trim() === 'ok' ? { answer: true } : {};
  });
}

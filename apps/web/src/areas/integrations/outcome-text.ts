import { text } from '@campus/contracts/core/text';
import type { VendorCall } from '@campus/contracts/integrations/integrations';

/** The outcome of a call as text, with the vendor's error code if any. */
export function outcomeText({ outcome, detail }: Pick<VendorCall, 'outcome' | 'detail'>): string {
  const sentence = text(`integrations.outcome.${outcome}`);
  return detail === '' ? sentence : `${sentence} (${detail})`;
}

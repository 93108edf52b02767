import { text } from '@campus/contracts/core/text';
import type { ApiCredential } from '@campus/contracts/credentials/credentials';

/** States who generated the present secret. */
export function makerOf({ maker }: Pick<ApiCredential, 'maker'>): string {
  if (!maker) return text('credentials.maker.unknown');
  return maker.email ? text('credentials.maker', { email: maker.email }) : text('credentials.maker.gone');
}

/** States why a credential is paused and what to do about it; undefined if it is not. */
export function pauseTextOf({ paused, level }: Pick<ApiCredential, 'paused' | 'level'>): string | undefined {
  if (!paused) return undefined;
  const reason =
    paused === 'demoted'
      ? text('credentials.paused.demoted', { level: text(`role.${level}`) })
      : text(`credentials.paused.${paused}`);
  return `${reason} ${text('credentials.paused.consequence')}`;
}

import '@campus/contracts/shell/admin-messages';
import { reasonFields, textOf } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { WirePin } from '@campus/contracts/effective-access/fields';
import { type PinNames, pinReason } from '@campus/contracts/effective-access/pin-reasons';
import { stepReason } from '@campus/contracts/effective-access/step-reasons';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import type { BrokenPin, Pin } from '@campus/domain/effective-access/pins';
import type { Target } from '@campus/domain/effective-access/targets';
import { webBoardPermissions } from '@campus/domain/room-permissions/web-boards';
import type { StoredPin } from './stored-pins.ts';

/** Returns a pinned rule in the format for callers. */
export function wirePin(pin: StoredPin, configuration: Configuration): WirePin {
  const { id, role, can, target, by, at } = pin;
  const { reason: sentence, reasons } = reasonFields([pinReason(pin, namesOf(target, configuration))]);
  return { id, role, can, target, sentence, reasons, by, at: at.toISOString() };
}

/** Returns a pinned rule as a sentence. */
export function sentenceOf(pin: Omit<Pin, 'id'>, configuration: Configuration): string {
  return textOf(pinReason(pin, namesOf(pin.target, configuration)));
}

/** Returns the sentence of a broken rule and the cause: the place, and the rule there. */
export function brokenParams({ pin, target, step }: BrokenPin, configuration: Configuration) {
  const { name, room } = namesOf(target, configuration);
  const place = (target.kind === 'action' || target.kind === 'board' ? room : undefined) ?? name ?? '';
  const because = step ? textOf(stepReason(step)) : text('effectiveAccess.gone');
  return {
    sentence: sentenceOf(pin, configuration),
    because: place === '' ? because : `${place}: ${because}`,
  };
}

function namesOf(target: Target, { rooms, options, boardOptions }: Configuration): PinNames {
  if (target.kind === 'page') return { name: text(`page.${target.page}`) };
  const room = rooms.find(({ id }) => id === target.roomId)?.name;
  if (target.kind === 'room') return { name: room };
  if (target.kind === 'action')
    return { name: options.world.get(target.optionId)?.label ?? target.optionId, room };
  const label = boardOptions.find(({ id }) => id === target.optionId)?.label;
  const known = webBoardPermissions.find(({ id }) => id === target.optionId);
  return { name: label ?? (known ? text(`roomPermissions.webBoard.${known.id}`) : target.optionId), room };
}

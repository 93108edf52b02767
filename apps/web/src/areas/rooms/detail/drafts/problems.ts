import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { commandContent, roomContent } from '@campus/contracts/rooms/fields';
import { missingTarget, refuseCommand, refuseTargetRoom } from '@campus/domain/rooms/commands';
import { refusePasscode } from '@campus/domain/rooms/passcodes';
import { prohibitedFields } from '@campus/domain/rooms/prohibited';
import { refuseVisibility } from '@campus/domain/rooms/visibility';
import { fieldsOf, type JudgedDraft } from './drafts.ts';

/** Why a draft cannot be saved. */
export interface Problems {
  /** The fields with prohibited content. */
  prohibited: readonly string[];
  /** Sentences by the field that they are about. */
  errors: ReadonlyMap<string, string>;
  /** Why the entry as a whole is refused. */
  refusal?: string | undefined;
}

/**
 * Why a draft cannot be saved; undefined when it can. Fields that it does not change are as they are stored.
 */
export function problemsOf(draft: JudgedDraft): Problems | undefined {
  const changed: readonly string[] = draft.changed;
  const isSent = (field: string) => draft.isNew || changed.includes(field.split('.')[0] ?? '');
  const prohibited = prohibitedFields(draft.entry).filter(isSent);
  const wrong = fieldErrors(draft).filter(([field]) => isSent(field));
  const errors = new Map(wrong.length > 0 ? wrong : togetherErrors(draft));
  const refusal = errors.size === 0 ? refusalOf(draft) : undefined;
  const isFine = prohibited.length === 0 && errors.size === 0 && refusal === undefined;
  return isFine ? undefined : { prohibited, errors, refusal };
}

/** The first sentence about each field, by the schema that the gateway checks with. */
function fieldErrors({ entry }: JudgedDraft): [string, string][] {
  const schema = entry.kind === 'room' ? roomContent : commandContent;
  const { error } = schema.safeParse(fieldsOf(entry), { error: ownSentences });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

/** Sentences of rules for several values together, by the field to correct: `passcodes.0` is the first passcode. */
function togetherErrors({ entry, mine: { passcodes } }: JudgedDraft): [string, string][] {
  if (entry.kind === 'command') {
    const missing = missingTarget(entry);
    return missing ? [[missing, text('rooms.command.parametersMissing')]] : [];
  }
  if (!passcodes || passcodes.length === 0) return [];
  const [one = ''] = passcodes;
  if (one === '') return [['passcodes.0', text('rooms.passcode.missing')]];
  return passcodes.flatMap((passcode, index): [string, string][] => {
    const key = passcode === '' ? undefined : refusePasscode(passcode);
    return key ? [[`passcodes.${index}`, text(key)]] : [];
  });
}

function refusalOf({ entry, mine: { targetRoom } }: JudgedDraft): string | undefined {
  const key =
    entry.kind === 'command'
      ? (refuseCommand(entry) ?? (targetRoom && refuseTargetRoom(entry, targetRoom)))
      : refuseVisibility(entry);
  return key && text(key);
}

import { ownSentences } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { commandContent, roomContent } from '@campus/contracts/rooms/fields';
import { refuseCommand } from '@campus/domain/rooms/commands';
import { refusePasscodes } from '@campus/domain/rooms/passcodes';
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
  const errors = new Map(fieldErrors(draft).filter(([field]) => isSent(field)));
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

function refusalOf({ entry, mine: { passcodes } }: JudgedDraft): string | undefined {
  if (entry.kind === 'command') {
    const key = refuseCommand(entry);
    return key && text(key);
  }
  const key =
    refuseVisibility(entry) ??
    (passcodes && passcodes.length > 0 ? refusePasscodes(passcodes.filter((one) => one !== '')) : undefined);
  return key && text(key);
}

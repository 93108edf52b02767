import { AppError } from '@campus/contracts/core/app-error';
import { firstReason } from '@campus/contracts/core/issue-reasons';
import { memberTexts } from '@campus/contracts/members/fields';
import { memberFieldText } from '@campus/contracts/members/member-fields';
import {
  isDefaultMemberField,
  type MemberField,
  type MemberFieldValue,
  type ProfileEditor,
  refuseMemberField,
} from '@campus/domain/member-profile/member-profile';

/** The display names of value types. */
export const typeNames = {
  string: 'profile.member.type.string',
  ISOTimeString: 'profile.member.type.instant',
  number: 'profile.member.type.number',
  boolean: 'profile.member.type.boolean',
} as const;

interface Written {
  name: string;
  field: MemberField | undefined;
  value: MemberFieldValue | null;
}

/** Throws if this editor may not set the field to this value. */
export function refuseValue({ name, field, value }: Written, editor: ProfileEditor): void {
  const refusal = refuseMemberField(field, value, editor);
  if (refusal === 'type' && field)
    throw new AppError('invalid', 'profile.member.type', {
      field: memberFieldText(name),
      type: { key: typeNames[field.type] },
    });
  if (refusal === 'required')
    throw new AppError('invalid', 'profile.member.required', { field: memberFieldText(name) });
  if (refusal === 'notEditable')
    throw new AppError('forbidden', 'profile.member.notEditable', { field: memberFieldText(name) });
  if (refusal) throw new AppError('invalid', 'profile.member.unknownField', { field: name });
  const entered = isDefaultMemberField(name) && memberTexts[name].safeParse(value ?? '');
  if (entered && !entered.success) throw AppError.of('invalid', firstReason(entered.error));
}

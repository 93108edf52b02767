import { text } from '@campus/contracts/core/text';
import { Notice } from '../../../../components/feedback/notice.tsx';
import type { Problems } from './problems.ts';
import { fieldLabel } from './value-words.ts';

/** Why the entry was not saved, above its form: the fields with prohibited content, or the reason. */
export function Refusals({ problems: { prohibited, refusal } }: { problems: Problems }) {
  if (prohibited.length > 0)
    return (
      <Notice tone="error">
        <p>{text('rooms.prohibited')}</p>
        <ul>
          {prohibited.map((field) => (
            <li key={field}>
              {text('rooms.prohibited.item', {
                field: fieldLabel(field),
                reason: text('rooms.prohibited.field'),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return refusal === undefined ? null : <Notice tone="error">{refusal}</Notice>;
}

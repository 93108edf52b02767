import { text } from '@campus/contracts/core/text';
import {
  type BoardField,
  type BoardIds,
  boardFields,
  boardIdsOf,
  boardText,
  replacementOf,
} from '@campus/domain/room-permissions/boards';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldFrame } from '../../components/form/field-frame.tsx';

/** The input of the fields of Individual Board Control; a missing field is empty. */
export type BoardTexts = Readonly<Partial<Record<BoardField, string>>>;

/** The stored boards as people edit them. */
export function textsOf(boards: BoardIds = {}): BoardTexts {
  return Object.fromEntries(boardFields.map((field) => [field, boardText(boards[field])]));
}

/** The boards that a text names. */
export function boardsIn(texts: BoardTexts, field: BoardField): string[] {
  const replacement = replacementOf(field);
  const isReplaced = replacement !== undefined && boardIdsOf(texts[replacement] ?? '').length > 0;
  return isReplaced ? [] : boardIdsOf(texts[field] ?? '');
}

/** The nine fields of Individual Board Control, each with the ids of boards. */
export function BoardFields({
  texts,
  onChange,
}: {
  texts: BoardTexts;
  onChange: (texts: BoardTexts) => void;
}) {
  return (
    <>
      <chakra.p textStyle="xs" color="fg.muted">
        {text('roomPermissions.boards.individual.about')}
      </chakra.p>
      {boardFields.map((field) => {
        const replacement = replacementOf(field);
        const isReplaced = replacement !== undefined && boardIdsOf(texts[replacement] ?? '').length > 0;
        return (
          <FieldFrame
            key={field}
            label={text(`roomPermissions.board.${field}`)}
            error={undefined}
            {...(isReplaced && {
              help: text('roomPermissions.boards.replaced', {
                field: text(`roomPermissions.board.${replacement}`),
              }),
            })}
          >
            <Input
              size="sm"
              autoComplete="off"
              disabled={isReplaced}
              value={isReplaced ? '' : (texts[field] ?? '')}
              onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
            />
          </FieldFrame>
        );
      })}
    </>
  );
}

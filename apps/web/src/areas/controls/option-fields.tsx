import type { CustomOption } from '@campus/contracts/controls/custom-options';
import { text } from '@campus/contracts/core/text';
import type { CustomOptionRefusal } from '@campus/domain/controls/custom-options';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { RowText } from '../../features/list-editor/row-text.tsx';
import { isUnsaved } from '../../features/list-editor/use-list-edit.ts';

/** An option in the editor. Its index follows from its place in the list. */
export type OptionItem = Omit<CustomOption, 'index'>;

/** The fields of one option: name, URL, and where it appears. */
export function OptionFields({
  option,
  errors,
  readOnly,
  onChange,
}: {
  option: OptionItem;
  errors: { name: CustomOptionRefusal | undefined; url: CustomOptionRefusal | undefined };
  readOnly: boolean;
  onChange: (option: OptionItem) => void;
}) {
  const isNew = isUnsaved(option);
  return (
    <chakra.div display="grid" gap={2}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        alignItems="start"
        gap={2}
      >
        {(['name', 'url'] as const).map((field) => (
          <RowText
            key={field}
            label={text(`controls.options.${field}`)}
            value={option[field]}
            error={errors[field] && text(errors[field])}
            isNew={isNew}
            readOnly={readOnly}
            autoFocus={isNew && field === 'name'}
            onChange={(value) => onChange({ ...option, [field]: value })}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap={5} rowGap={1}>
        {(['gearmenu', 'login'] as const).map((location) => (
          <Checkbox
            key={location}
            label={text(`controls.options.${location}`)}
            checked={option.locations[location]}
            onChange={({ target }) =>
              onChange({ ...option, locations: { ...option.locations, [location]: target.checked } })
            }
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

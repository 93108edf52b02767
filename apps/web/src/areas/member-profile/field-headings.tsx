import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldColumns } from './field-columns.ts';

/** The headings of the columns. On narrow screens, and for screen readers, each field has its own labels. */
export function FieldHeadings() {
  const flags = ['required', 'visible', 'editable'] as const;
  return (
    <chakra.div
      aria-hidden
      display={{ base: 'none', md: 'grid' }}
      gridTemplateColumns={fieldColumns}
      columnGap={3}
      px={5}
      pt={3}
      pb={2}
      color="fg.muted"
      fontWeight="medium"
      textStyle="xs"
    >
      <span>{text('memberProfile.column.name')}</span>
      <span>{text('memberProfile.column.type')}</span>
      {flags.map((flag) => (
        <chakra.span key={flag} textAlign="center">
          {text(`memberProfile.column.${flag}`)}
        </chakra.span>
      ))}
    </chakra.div>
  );
}

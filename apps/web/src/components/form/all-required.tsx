import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';

/** The note above a form that every field is required. */
export function AllRequired() {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {text('form.allRequired')}
    </chakra.p>
  );
}

import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';

/** Says, before a form is filled in, that every field is required. */
export function AllRequired() {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {text('form.allRequired')}
    </chakra.p>
  );
}

import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';

/** Says of a form, before it is filled in, that it takes no empty field. */
export function AllRequired() {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {text('form.allRequired')}
    </chakra.p>
  );
}

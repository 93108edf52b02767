import { chakra } from '@chakra-ui/react/styled-system';

/** A person or an object: what it is called, and beside that the email, where that is something else. */
export function Named({ name, detail = '' }: { name: string; detail?: string | undefined }) {
  return (
    <>
      <bdi>{name}</bdi>
      {detail !== '' && detail !== name && (
        <chakra.bdi ms={1.5} color="fg.muted" textStyle="xs">
          {detail}
        </chakra.bdi>
      )}
    </>
  );
}

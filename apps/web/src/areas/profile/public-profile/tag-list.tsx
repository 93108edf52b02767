import { chakra } from '@chakra-ui/react/styled-system';

/** A few tags in a row. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap={1.5} listStyleType="none" mt={0.5}>
      {tags.map((tag) => (
        <chakra.li key={tag} px={2} py={0.5} bg="bg.muted" borderRadius="md" textStyle="sm">
          <bdi>{tag}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

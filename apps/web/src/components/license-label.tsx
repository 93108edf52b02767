import { chakra } from '@chakra-ui/react/styled-system';

/** Agreeing to the licence agreement, and where to read it. */
export function LicenseLabel({ url }: { url: string }) {
  return (
    <>
      I agree to the{' '}
      <chakra.a href={url} target="_blank" rel="noreferrer" color="accent.fg" textDecoration="underline">
        License Agreement
      </chakra.a>
    </>
  );
}

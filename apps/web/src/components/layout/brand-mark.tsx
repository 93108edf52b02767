import { chakra } from '@chakra-ui/react/styled-system';
import { useConsole } from '../../lib/use-console.ts';
import { Logo } from './logo.tsx';

/** The product's mark and name, or a world's own logo in their place. */
export function BrandMark({ logo = '' }: { logo?: string | undefined }) {
  const { brand } = useConsole();
  if (logo !== '') return <CustomLogo src={logo} alt={brand} />;
  return (
    <chakra.span display="flex" alignItems="center" gap={2.5} fontWeight="semibold" textStyle="md">
      <Logo size={28} />
      {brand}
    </chakra.span>
  );
}

/** The logo of a world, beside ours. It has a fixed height: a drawing may come without a size. */
export const CustomLogo = chakra('img', {
  base: { h: 10, maxW: '12rem', objectFit: 'contain' },
});

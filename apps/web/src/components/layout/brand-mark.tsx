import { chakra } from '@chakra-ui/react/styled-system';
import { useConsole } from '../../lib/use-console.ts';
import { Logo } from './logo.tsx';

/** The product's logo and name, or the logo of a world instead. */
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

/** The logo of a world. It has a fixed height, because an SVG may have no size. */
export const CustomLogo = chakra('img', {
  base: { h: 10, maxW: '12rem', objectFit: 'contain' },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';

/** Tabs that are links: each part of a page has its own address. */
export function TabBar<Tab extends string>({
  label,
  tabs,
  current,
}: {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { tab: Tab; label: string; href: string }[];
  current: Tab;
}) {
  return (
    <chakra.nav aria-label={label} borderBottomWidth="1px">
      <chakra.ul display="flex" gap={5} overflowX="auto" listStyleType="none">
        {tabs.map(({ tab, label: name, href }) => (
          <li key={tab}>
            <TabLink href={href} aria-current={tab === current ? 'page' : undefined}>
              {name}
            </TabLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const TabLink = chakra(Link, {
  base: {
    display: 'block',
    py: 2,
    mx: '2px',
    textStyle: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent.solid' },
  },
});

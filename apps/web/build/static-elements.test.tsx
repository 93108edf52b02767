import { Button, IconButton } from '@chakra-ui/react/button';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { system } from '../src/theme.ts';
import { compileElements } from './static-elements.ts';
import { elementKinds } from './static-kinds.ts';
import { createStaticSheet } from './static-sheet.ts';

const imports = `import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
`;

function compile(source: string, constants = new Map<string, unknown>()): string | undefined {
  const compiled = compileElements(`${imports}const drawn = ${source};`, {
    kinds: elementKinds(system),
    sheet: createStaticSheet(system),
    isStyle: system.isValidProperty,
    constants,
  });
  return compiled?.slice(imports.length + 'const drawn = '.length, -1);
}

/** The class an element has while the page runs. */
function classOf(element: ReactElement): string {
  const { container } = render(<ChakraProvider value={system}>{element}</ChakraProvider>);
  return container.querySelector('[data-it]')?.getAttribute('class') ?? '';
}

describe('an element whose styles the source spells out', () => {
  it.each([
    [
      '<chakra.div data-it display="flex" px={{ base: 2, md: 4 }} _hover={{ bg: "bg.muted" }} truncate />',
      <chakra.div
        key={0}
        data-it
        display="flex"
        px={{ base: 2, md: 4 }}
        _hover={{ bg: 'bg.muted' }}
        truncate
      />,
    ],
    [
      '<chakra.p data-it className="own" colorPalette="red" mb={-2} css={{ "& a": { color: "fg" } }} />',
      <chakra.p
        key={0}
        data-it
        className="own"
        colorPalette="red"
        mb={-2}
        css={{ '& a': { color: 'fg' } }}
      />,
    ],
    ['<Button data-it />', <Button key={0} data-it />],
    [
      '<Button data-it size="sm" variant="outline" w="full" />',
      <Button key={0} data-it size="sm" variant="outline" w="full" />,
    ],
    [
      '<IconButton data-it size="2xs" variant="ghost" px={1} aria-label="Close" />',
      <IconButton key={0} data-it size="2xs" variant="ghost" px={1} aria-label="Close" />,
    ],
  ])('is a plain one with the class it would have while the page runs: %s', (source, element) => {
    expect(compile(source)).toContain(`className={"${classOf(element)}"}`);
  });

  it('keeps all other properties, and the children', () => {
    expect(compile('<chakra.ul ref={list} onClick={() => go()}>{text}<b>…</b></chakra.ul>')).toBe(
      '<ul ref={list} onClick={() => go()}>{text}<b>…</b></ul>',
    );
    expect(compile('<Button disabled>Save</Button>')).toMatch(
      /^<button className=\{[^}]+\} type="button" disabled>/,
    );
    expect(compile('<Button type="submit">Save</Button>')).toMatch(
      /^<button className=\{[^}]+\} type="submit">/,
    );
  });

  it('has one class or another where that is all that is to be decided', () => {
    const source = '<chakra.i data-it color={wide ? "fg" : "fg.muted"} {...(wide && { h: 3 })} />';
    const wide = classOf(<chakra.i data-it color="fg" h={3} />);
    const narrow = classOf(<chakra.i data-it color="fg.muted" />);
    expect(compile(source)).toContain(`className={(wide) ? "${wide}" : "${narrow}"}`);
  });

  it('may have its styles from a module of styles', () => {
    const constants = new Map([['boxStyle', { p: 2 }]]);
    const own = classOf(<chakra.i data-it p={2} />);
    expect(compile('<chakra.i css={boxStyle} />', constants)).toContain(`className={"${own}"}`);
  });
});

describe('an element that depends on more than the source says', () => {
  it.each([
    '<chakra.div {...props} />',
    '<chakra.div w={width} />',
    '<chakra.div css={styles} />',
    '<chakra.div className={name} p={2} />',
    '<chakra.div asChild><a /></chakra.div>',
    '<Button loading={saving} />',
    '<chakra.i h={a ? 1 : 2} w={b ? 1 : 2} p={c ? 1 : 2} />',
    '<other.div p={2} />',
  ])('is unchanged: %s', (source) => {
    expect(compile(source)).toBeUndefined();
  });
});

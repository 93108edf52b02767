import { Button, IconButton } from '@chakra-ui/react/button';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { system } from '../src/theme.ts';
import { madeComponents } from './static-components.ts';
import { compileElements } from './static-elements.ts';
import { elementKinds, type Kind } from './static-kinds.ts';
import { createStaticSheet } from './static-sheet.ts';

const imports = `import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
`;

const nothing = { constants: new Map<string, unknown>(), imported: new Map<string, Kind>() };

function compileModule(code: string, known = nothing): string | undefined {
  return compileElements(`${imports}${code}`, {
    system,
    kinds: elementKinds(system),
    sheet: createStaticSheet(system),
    isStyle: system.isValidProperty,
    ...known,
  });
}

function compile(source: string, constants = nothing.constants): string | undefined {
  const compiled = compileModule(`const drawn = ${source};`, { ...nothing, constants });
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

describe('a component that is made of an element and its styles', () => {
  const made = `const Row = chakra('div', { base: { display: 'flex', '&[data-on]': { bg: 'accent.subtle' } } });`;
  const Row = chakra('div', { base: { display: 'flex', '&[data-on]': { bg: 'accent.subtle' } } });

  it('is a plain element where it is drawn, with the class it would have while the page runs', () => {
    expect(compileModule(`${made} const drawn = <Row data-on={isOn}>{text}</Row>;`)).toContain(
      `<div className={"${classOf(<Row data-it />)}"} data-on={isOn}>{text}</div>`,
    );
    expect(compileModule(`${made} const drawn = <Row p={2} css={{ color: "fg" }} />;`)).toContain(
      classOf(<Row data-it p={2} css={{ color: 'fg' }} />),
    );
  });

  it('is one in the modules that import it too', () => {
    const imported = madeComponents(
      parseSync('row.tsx', `export ${made}`).program,
      nothing.constants,
      system,
    );
    expect(compileModule('const drawn = <Row />;', { ...nothing, imported })).toContain('<div className=');
  });

  it('may have its styles from a module of styles', () => {
    const constants = new Map([['boxStyle', { p: 2 }]]);
    const Box = chakra('input', { base: { p: 2 } });
    const code = `const Box = chakra('input', { base: boxStyle }); const drawn = <Box />;`;
    expect(compileModule(code, { ...nothing, constants })).toContain(classOf(<Box data-it />));
  });

  it.each([
    `${made} const drawn = <Row {...props} />;`,
    `${made} const drawn = <Row w={width} />;`,
    `const Row = chakra('div', { base: { w: width } }); const drawn = <Row />;`,
    `const Row = chakra('div', { base: {}, variants: {} }); const drawn = <Row wide />;`,
    `const Row = chakra(Link, { base: { p: 2 } }); const drawn = <Row />;`,
    `const Row = other('div', { base: { p: 2 } }); const drawn = <Row />;`,
  ])('is unchanged where it depends on more than the source says: %s', (code) => {
    expect(compileModule(code)).toBeUndefined();
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

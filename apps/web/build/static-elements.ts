import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type ESTree, parseSync, Visitor } from 'vite';
import { madeComponents } from './static-components.ts';
import { drawnAs, type elementKinds, type Kind } from './static-kinds.ts';
import { readProps } from './static-props.ts';
import type { StaticSheet } from './static-sheet.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Compiler {
  system: SystemContext;
  kinds: ReturnType<typeof elementKinds>;
  sheet: StaticSheet;
  isStyle: (prop: string) => boolean;
  /** The values of constants from style modules, by their local names. */
  constants: ReadonlyMap<string, unknown>;
  /** The components that other modules make of an element and its styles, by their names here. */
  imported: ReadonlyMap<string, Kind>;
}

/**
 * Turns Chakra's elements whose styles the source spells out into plain ones with the class that Chakra would give
 * them. All others stay as they are. Undefined where there are none to turn.
 */
export function compileElements(code: string, compiler: Compiler): string | undefined {
  const { program } = parseSync('module.tsx', code);
  const { system, kinds, constants, imported } = compiler;
  const kindOf = drawnAs(
    program,
    kinds,
    new Map([...imported, ...madeComponents(program, constants, system)]),
  );
  const edits: Edit[] = [];
  new Visitor({
    'JSXElement:exit': (element) => {
      const kind = kindOf(element.openingElement.name);
      if (kind) edits.push(...compileElement({ code, element, kind, compiler }));
    },
  }).visit(program);
  return edits.length === 0 ? undefined : edited(code, edits);
}

/**
 * The maximum number of conditions in the style of an element: each doubles the number of its possible
 * classes.
 */
const maxTests = 2;

function compileElement(at: {
  code: string;
  element: ESTree.JSXElement;
  kind: Kind;
  compiler: Compiler;
}): Edit[] {
  const { code, element, kind, compiler } = at;
  const { openingElement: opening, closingElement: closing } = element;
  const props = readProps(opening.attributes, { ...compiler, variants: kind.variants });
  const sourceOf = ({ start, end }: ESTree.Expression) => code.slice(start, end);
  const tests = [...new Set(props?.tests.map(sourceOf))];
  if (!props || tests.length > maxTests) return [];

  const classNameWhere = (so: readonly string[]) => {
    const styles = kind.styles(props.chosen((test) => so.includes(sourceOf(test))));
    return [kind.className, props.className, compiler.sheet.classOf(styles)].filter(Boolean).join(' ');
  };
  const choose = ([test, ...others]: readonly string[], so: readonly string[]): string =>
    test === undefined
      ? JSON.stringify(classNameWhere(so))
      : `(${test}) ? ${choose(others, [...so, test])} : ${choose(others, so)}`;

  const className = choose(tests, []);
  const words = [kind.tag];
  if (className !== '""') words.push(`className={${className}}`);
  if (kind.attributes !== '' && !props.kept.has('type')) words.push(kind.attributes);
  return [
    { start: opening.name.start, end: opening.name.end, text: words.join(' ') },
    ...props.used.map(({ start, end }) => ({ start, end, text: '' })),
    ...(closing ? [{ start: closing.name.start, end: closing.name.end, text: kind.tag }] : []),
  ];
}

function edited(code: string, edits: readonly Edit[]): string {
  let rest = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + text + rest.slice(end);
  return rest;
}

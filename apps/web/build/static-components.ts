import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ESTree } from 'vite';
import { type Kind, kept } from './static-kinds.ts';
import { literal } from './static-values.ts';

/**
 * The components that a module makes with `chakra('tag', { base })`, by their names, where the source or a module
 * of styles spells out the base.
 */
export function madeComponents(
  { body }: ESTree.Program,
  constants: ReadonlyMap<string, unknown>,
  { cva }: Pick<SystemContext, 'cva'>,
): Map<string, Kind> {
  const declarations = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
  return new Map(
    declarations.flatMap(({ id, init }) => {
      const part = init && made(init, constants);
      return part && id.type === 'Identifier' ? [[id.name, kindOf(part, cva({ base: part.base })({}))]] : [];
    }),
  );
}

interface Part {
  tag: string;
  base: SystemStyleObject;
}

function kindOf({ tag }: Part, made: SystemStyleObject): Kind {
  return {
    tag,
    className: undefined,
    attributes: '',
    variants: [],
    styles: ({ css, ...local }) => [made, ...(css ? [css] : []), local],
  };
}

function made(init: ESTree.Expression, constants: ReadonlyMap<string, unknown>): Part | undefined {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const [tag, recipe, ...others] = init.arguments;
  if (init.callee.name !== 'chakra' || others.length > 0) return undefined;
  if (tag?.type !== 'Literal' || typeof tag.value !== 'string' || kept.test(tag.value)) return undefined;
  const base = recipe?.type === 'ObjectExpression' && baseOf(recipe, constants);
  return base ? { tag: tag.value, base } : undefined;
}

/** The base styles of a known recipe that has only base styles. */
function baseOf({ properties }: ESTree.ObjectExpression, constants: ReadonlyMap<string, unknown>) {
  const [base, ...others] = properties;
  if (base?.type !== 'Property' || base.key.type !== 'Identifier' || base.key.name !== 'base')
    return undefined;
  if (others.length > 0) return undefined;
  const value =
    base.value.type === 'Identifier' ? constants.get(base.value.name) : literal(base.value)?.value;
  return isStyles(value) ? value : undefined;
}

function isStyles(value: unknown): value is SystemStyleObject {
  return typeof value === 'object' && value !== null;
}

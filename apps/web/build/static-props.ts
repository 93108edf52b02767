import type { ESTree } from 'vite';
import { type KnownValue, knownValue } from './static-values.ts';

type Attribute = ESTree.JSXOpeningElement['attributes'][number];
type Known = [name: string, value: KnownValue];

/** The props of an element that are known at build time. */
interface KnownProps {
  className: string | undefined;
  /** The attributes that decide how it looks; they go, the others stay. */
  used: readonly Attribute[];
  kept: ReadonlySet<string>;
  /** On what it depends how the element looks. */
  tests: readonly ESTree.Expression[];
  /** How it looks once that is decided. */
  chosen: (isSo: (test: ESTree.Expression) => boolean) => Record<string, unknown>;
}

interface Reading {
  isStyle: (prop: string) => boolean;
  variants: readonly string[];
  constants: ReadonlyMap<string, unknown>;
}

/** Props that change the element's tag, or give it a style that is known only while the page runs. */
const changing =
  /^(as|asChild|recipe|unstyled|theme|loading|loadingText|spinner|spinnerPlacement|html[A-Z].*)$/;

/** Reads the attributes of an element; undefined where one of them is known only when the page runs. */
export function readProps(attributes: readonly Attribute[], reading: Reading): KnownProps | undefined {
  const known: Known[] = [];
  const used: Attribute[] = [];
  const kept = new Set<string>();
  let className: string | undefined;
  for (const attribute of attributes) {
    const name = nameOf(attribute);
    if (name !== undefined && changing.test(name)) return undefined;
    const decides = name === undefined || name === 'className' || isLook(name, reading);
    if (!decides) {
      kept.add(name);
      continue;
    }
    const values = valuesOf(attribute, reading);
    if (!values) return undefined;
    used.push(attribute);
    if (name !== 'className') known.push(...values);
    else if (isText(values[0]?.[1])) className = values[0][1].value;
    else return undefined;
  }
  return {
    className,
    used,
    kept,
    tests: known.flatMap(([, value]) => ('choice' in value ? [value.choice.test] : [])),
    chosen: (isSo) =>
      Object.fromEntries(
        known.map(([name, value]) => [name, decided(value, isSo)]).filter(([, value]) => value !== undefined),
      ),
  };
}

function decided(known: KnownValue, isSo: (test: ESTree.Expression) => boolean): unknown {
  if ('value' in known) return known.value;
  return isSo(known.choice.test) ? known.choice.yes : known.choice.no;
}

function isLook(name: string, { isStyle, variants }: Reading): boolean {
  return variants.includes(name) || isStyle(name);
}

function isText(known: KnownValue | undefined): known is { value: string } {
  return known !== undefined && 'value' in known && typeof known.value === 'string';
}

function nameOf(attribute: Attribute): string | undefined {
  if (attribute.type === 'JSXSpreadAttribute') return undefined;
  const { name } = attribute;
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

function valuesOf(attribute: Attribute, reading: Reading): Known[] | undefined {
  if (attribute.type === 'JSXSpreadAttribute') return spread(knownValue(attribute.argument), reading);
  const name = nameOf(attribute) ?? '';
  const { value } = attribute;
  if (value === null) return [[name, { value: true }]];
  if (value.type === 'Literal') return [[name, { value: value.value }]];
  if (value.type !== 'JSXExpressionContainer') return undefined;
  const { expression } = value;
  if (expression.type === 'Identifier' && reading.constants.has(expression.name))
    return [[name, { value: reading.constants.get(expression.name) }]];
  const known = knownValue(expression);
  return known && [[name, known]];
}

/** `{...(fill && { h: 'full' })}`: styles that are there or not. */
function spread(known: KnownValue | undefined, reading: Reading): Known[] | undefined {
  if (!known || !('choice' in known)) return undefined;
  const { test, yes, no } = known.choice;
  const [first, second] = [propsOf(yes), propsOf(no)];
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  if (!names.every((name) => isLook(name, reading))) return undefined;
  return names.map((name) => [name, { choice: { test, yes: first[name], no: second[name] } }]);
}

function propsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

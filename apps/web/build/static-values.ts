import type { ESTree } from 'vite';

type Expression = ESTree.Expression | ESTree.JSXEmptyExpression;

/** One of two values, by an expression of the source. */
interface Choice {
  test: ESTree.Expression;
  yes: unknown;
  no: unknown;
}

/** A literal value in the source, or a choice between two; undefined for any other expression. */
export type KnownValue = { value: unknown } | { choice: Choice };

export function knownValue(node: Expression): KnownValue | undefined {
  const expression = bare(node);
  if (expression.type === 'ConditionalExpression')
    return choice(expression.test, literal(expression.consequent), literal(expression.alternate));
  if (expression.type === 'LogicalExpression' && expression.operator === '&&')
    return choice(expression.left, literal(expression.right), { value: undefined });
  return literal(expression);
}

function choice(test: ESTree.Expression, yes: Constant, no: Constant): KnownValue | undefined {
  return yes && no && { choice: { test, yes: yes.value, no: no.value } };
}

type Constant = { value: unknown } | undefined;

/** The value of an expression of literals; undefined for other expressions. */
export function literal(node: Expression): Constant {
  const expression = bare(node);
  switch (expression.type) {
    case 'Literal':
      return 'regex' in expression ? undefined : { value: expression.value };
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? { value: expression.quasis[0]?.value.cooked } : undefined;
    case 'UnaryExpression':
      return negative(expression);
    case 'ObjectExpression':
      return object(expression);
    default:
      return undefined;
  }
}

function negative({ operator, argument }: ESTree.UnaryExpression): Constant {
  const known = literal(argument);
  return operator === '-' && typeof known?.value === 'number' ? { value: -known.value } : undefined;
}

function object({ properties }: ESTree.ObjectExpression): Constant {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.shorthand) return undefined;
    const name = nameOf(property.key);
    const known = literal(property.value);
    if (!known || name === undefined) return undefined;
    entries.push([name, known.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Without brackets and words for the compiler around it. */
function bare(node: Expression): Expression {
  const isAround =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression';
  return isAround ? bare(node.expression) : node;
}

import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ESTree } from 'vite';

type Props = Record<string, unknown>;

/** A plain element, and its styles by its props. */
export interface Kind {
  tag: string;
  className: string | undefined;
  /** Its default styles. */
  attributes: string;
  variants: readonly string[];
  styles: (props: Props) => SystemStyleObject[];
}

/** Elements of SVG keep some attributes that elsewhere are styles. */
export const kept = /^(path|text|circle|rect|ellipse|g|stop)$/;

/** Chakra's elements that are nothing but a tag and a class, by the module and the name they are imported by. */
export function elementKinds(system: SystemContext) {
  const button = (given: Props): Kind => {
    const recipe = system.getRecipeFn('button');
    const styles = (props: Props) => {
      const [variants, { css, ...local }] = recipe.splitVariantProps({ ...given, ...props });
      return [recipe(variants), ...(css ? [css] : []), local];
    };
    return {
      tag: 'button',
      className: recipe.className,
      attributes: 'type="button"',
      variants: recipe.variantKeys,
      styles,
    };
  };
  const plain = (tag: string): Kind => ({
    tag,
    className: undefined,
    attributes: '',
    variants: [],
    styles: ({ css, ...local }) => [...(css ? [css] : []), local],
  });
  const iconButton = { px: '0', py: '0', _icon: { fontSize: '1.2em' } };
  return (module: string, name: string): ((member: string | undefined) => Kind | undefined) | undefined => {
    switch (`${module} ${name}`) {
      case '@chakra-ui/react/styled-system chakra':
        return (member) => (member === undefined || kept.test(member) ? undefined : plain(member));
      case '@chakra-ui/react/button Button':
        return () => button({});
      case '@chakra-ui/react/button IconButton':
        return () => button(iconButton);
      default:
        return undefined;
    }
  };
}

/**
 * Returns the kind of an element by its name, if it has one. `components` are those that the module makes, or
 * imports from where they are made.
 */
export function drawnAs(
  program: ESTree.Program,
  kinds: ReturnType<typeof elementKinds>,
  components: ReadonlyMap<string, Kind>,
) {
  const imported = new Map<string, (member: string | undefined) => Kind | undefined>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
      const kind = kinds(statement.source.value, specifier.imported.name);
      if (kind) imported.set(specifier.local.name, kind);
    }
  }
  return (name: ESTree.JSXElementName): Kind | undefined => {
    if (name.type === 'JSXIdentifier')
      return components.get(name.name) ?? imported.get(name.name)?.(undefined);
    if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return undefined;
    return imported.get(name.object.name)?.(name.property.name);
  };
}

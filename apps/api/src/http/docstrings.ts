/** What a docstring of a module says of a declaration, or of a field somewhere in it. */
export interface Docstring {
  /** The declaration, then the fields that lead to what is described. */
  path: [string, ...string[]];
  text: string;
}

const opening = /^( *)(?:export )?(?:const )?(\w+)(?::| =)/;

/**
 * The docstrings of a module of contracts, which is formatted: what stands further to the right belongs to what stands
 * above it.
 */
export function docstringsIn(source: string): Docstring[] {
  const found: Docstring[] = [];
  const above: { indent: number; name: string }[] = [];
  let text = '';
  // A docstring of several lines is one.
  for (const line of source
    .replaceAll(/\n *\* (?=\S)/g, ' ')
    .replaceAll(/\n *\*\/$/gm, ' */')
    .split('\n')) {
    const docstring = /^ *\/\*\* ?(.*?) ?\*\/$/.exec(line)?.[1];
    const [, indent, name] = opening.exec(line) ?? [];
    if (indent !== undefined && name !== undefined) {
      while ((above.at(-1)?.indent ?? -1) >= indent.length) above.pop();
      above.push({ indent: indent.length, name });
      const [first, ...others] = above.map((step) => step.name);
      if (text !== '' && first !== undefined) found.push({ path: [first, ...others], text });
    }
    text = docstring?.trim() ?? '';
  }
  return found;
}

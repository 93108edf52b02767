import path from 'node:path';
import type { Rolldown } from 'vite';

/** The script files that contain the modules and everything these import statically. */
export function firstLoad(
  bundle: Rolldown.OutputBundle,
  root: string,
  modules: readonly string[],
): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) load(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of modules) {
    const file = path.resolve(root, module);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file));
    if (!chunk) throw new Error(`There is no ${module} in the build.`);
    load(chunk);
  }
  return files;
}

import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const declaration = /\bconst (\w+) = styled(\.\w+|\([\w.]+\))/g;

/** Names the styled components of one file after the file and their variables. */
export function nameStyled(code: string, file: string): string {
  const place = file.replace(/\.tsx$/, '').replace(/\W+/g, '-');
  return code.replace(
    declaration,
    (_, name: string, base: string) =>
      `const ${name} = styled${base}.withConfig({ componentId: '${place}-${name}', displayName: '${name}' })`,
  );
}

/**
 * Gives each styled component an id of its own that depends on nothing but its place in the source, so that the landing
 * rendered at build time and the one in the browser agree on class names whatever order the chunks run in.
 */
export function stableStyledIds(web: string): Plugin {
  return {
    name: 'fuud:styled-ids',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(web) || !id.endsWith('.tsx') || !code.includes('styled')) return undefined;
      return { code: nameStyled(code, relative(web, id).split(sep).join('/')), map: null };
    },
  };
}

import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const declaration = /\bconst (\w+) = styled(\.\w+|\([\w.]+\))/g;

/** Gives each styled component of a file an id made from the file's name and the variable's name. */
export function nameStyled(code: string, file: string): string {
  const place = file.replace(/\.tsx$/, '').replace(/\W+/g, '-');
  return code.replace(
    declaration,
    (_, name: string, base: string) => `const ${name} = styled${base}.withConfig({ componentId: '${place}-${name}' })`,
  );
}

/**
 * Gives each styled component of a .tsx file an id that depends only on its file and its name. So the prerendered
 * landing page has the same class names as the page in the browser, even if the chunks run in another order.
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

import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const declaration = /\bconst (\w+) = styled(\.\w+|\([\w.]+\))/g;

/** Gives each styled component of a file an id made from the names of the file and of its variable. */
export function nameStyled(code: string, file: string): string {
  const place = file.replace(/\.tsx$/, '').replace(/\W+/g, '-');
  return code.replace(
    declaration,
    (_, name: string, base: string) => `const ${name} = styled${base}.withConfig({ componentId: '${place}-${name}' })`,
  );
}

/**
 * Gives each styled component an id that depends only on its place in the source. So the prerendered landing page has
 * the same class names as the page in the browser, in whatever order the chunks run.
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

/** The templates of styled-components: styled.div`…`, styled(Box)`…`, styled.div.withConfig(…)`…`, css`…`. */
const tags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** Removes comments and line breaks from a part of a style sheet; a space stays where words would join. */
export const shortStyle = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=[{};])\s*\n\s*|\s*\n\s*(?=\})/g, '')
    .replace(/\s*\n\s*/g, ' ');

/** Shortens the styles in our modules, after TypeScript is removed. Browsers need no line breaks in them. */
export function shortStyles(web: string): Plugin {
  return {
    name: 'fuud:short-styles',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(web) || !/\.tsx?$/.test(id) || !code.includes('styled-components')) return undefined;
      let short = code;
      const parts = stylesIn(this.parse(code) as unknown as Node);
      for (const { start, end } of parts.sort((a, b) => b.start - a.start)) {
        short = short.slice(0, start) + shortStyle(short.slice(start, end)) + short.slice(end);
      }
      return { code: short, map: null };
    },
  };
}

/** A node of a syntax tree (https://github.com/estree/estree), as far as it is needed here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The literal parts of all style templates in a syntax tree. */
function stylesIn(node: Node): { start: number; end: number }[] {
  const below = Object.values(node).flat().filter(isNode);
  const { tag, quasi } = node;
  const own = isNode(tag) && isNode(quasi) && tags.has(rootOf(tag)) ? [quasi.quasis].flat().filter(isNode) : [];
  return [...own, ...below.flatMap(stylesIn)];
}

/** The first name of an expression: styled in styled.div.withConfig(…). */
function rootOf({ name, object, callee }: Node): string {
  if (typeof name === 'string') return name;
  const inner = object ?? callee;
  return isNode(inner) ? rootOf(inner) : '';
}

import type { Plugin } from 'vite';

/** The names with which template tags of styled-components begin: `styled` in styled.div`…` and styled(Box)`…`, etc. */
const tags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** Removes comments and line breaks from a part of a style sheet; a space stays where words would join. */
export const shortStyle = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=[{};])\s*\n\s*|\s*\n\s*(?=\})/g, '')
    .replace(/\s*\n\s*/g, ' ');

/** Shortens the styles in our modules, after TypeScript is compiled. Browsers do not need the line breaks. */
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

/** A node of a syntax tree (https://github.com/estree/estree), with the fields that are needed here. */
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

/** The name with which an expression begins, for example `styled` for `styled.div.withConfig(…)`. */
function rootOf({ name, object, callee }: Node): string {
  if (typeof name === 'string') return name;
  const inner = object ?? callee;
  return isNode(inner) ? rootOf(inner) : '';
}

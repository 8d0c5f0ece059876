import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const list = join(dirname(createRequire(__filename).resolve('lucide-react')), '../esm/lucide-react.mjs');

/** Imports each icon from its own file, so that screenChunks.ts sees which screens use the icon. */
export function directIcons(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(/export \{([^}]+)\} from '(.+?)';/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(dirname(list), file));
  const direct = (imported: string) => {
    const [name = '', local = name] = imported.split(/\s+as\s+/);
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon "${name}"`);
    return `import ${local} from '${file}';`;
  };
  return {
    name: 'fuud:direct-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return undefined;
      const replaced = code.replace(/import \{\s*([^}]+?),?\s*\} from 'lucide-react';/, (_, names: string) =>
        names
          .split(/,\s*/)
          .filter((name) => !name.startsWith('type '))
          .map(direct)
          .join(' '),
      );
      return { code: replaced, map: null };
    },
  };
}

import { staticImportsOf } from './staticImportsOf';

const chunk = (imports: string[]) => ({ type: 'chunk' as const, imports });

test('staticImportsOf lists a script and all scripts that it imports, directly or indirectly, but no assets', () => {
  const bundle = {
    'a.js': chunk(['b.js', 'c.js']),
    'b.js': chunk(['c.js', 'a.js']),
    'c.js': chunk(['font.woff2']),
    'd.js': chunk([]),
    'font.woff2': { type: 'asset' as const },
  };
  expect([...staticImportsOf('a.js', bundle)]).toEqual(['a.js', 'b.js', 'c.js']);
  expect([...staticImportsOf('font.woff2', bundle)]).toEqual([]);
});

import { closureOf } from './closureOf';

const chunk = (imports: string[]) => ({ type: 'chunk' as const, imports });

test('closureOf lists a script and all scripts that it imports, directly or indirectly, but no assets', () => {
  const bundle = {
    'a.js': chunk(['b.js', 'c.js']),
    'b.js': chunk(['c.js', 'a.js']),
    'c.js': chunk(['font.woff2']),
    'd.js': chunk([]),
    'font.woff2': { type: 'asset' as const },
  };
  expect([...closureOf('a.js', bundle)]).toEqual(['a.js', 'b.js', 'c.js']);
  expect([...closureOf('font.woff2', bundle)]).toEqual([]);
});

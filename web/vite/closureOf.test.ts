import { closureOf } from './closureOf';

const chunk = (imports: string[]) => ({ type: 'chunk' as const, imports });

test('lists a file and all files that it imports, directly or indirectly, each only once', () => {
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

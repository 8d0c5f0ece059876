import { screenFiles } from './headScripts';

const chunk = (fileName: string, module: string | null, imports: string[] = [], isEntry = false) => ({
  [fileName]: { type: 'chunk', fileName, moduleIds: module ? [module] : [], imports, isEntry },
});

test('screenFiles lists the files that each screen needs in addition to the entry file and its imports', () => {
  const chunks = {
    ...chunk('index.js', '/web/index.html', ['react.js'], true),
    ...chunk('react.js', null),
    ...chunk('relay.js', null, ['react.js']),
    ...chunk('shell.js', '/web/app/shell/Shell.tsx', ['index.js', 'relay.js']),
    ...chunk('page.js', '/web/pages/Search/SearchPage.tsx', ['index.js', 'relay.js', 'card.js']),
    ...chunk('load.js', '/web/pages/Search/loadSearchPage.ts', ['relay.js']),
    ...chunk('card.js', null),
    ...chunk('guest.js', '/web/pages/Landing/continueAsGuest.ts', ['relay.js']),
    ...chunk('es.js', '\0messages:es'),
    ...chunk('esDiary.js', '\0messages:es:diaryWords'),
  };
  expect(screenFiles(chunks as never)).toEqual({
    shell: ['relay.js', 'shell.js'],
    search: ['card.js', 'load.js', 'page.js', 'relay.js'],
    'words-es': ['es.js'],
    'diary-es': ['esDiary.js'],
  });
});

import { type Catalogue, showCatalogue } from './messageStore';
import { diaryWords } from './ownWords/diaryWords';
import { discoverWords } from './ownWords/discoverWords';
import { savedWords } from './ownWords/savedWords';
import { settingsWords } from './ownWords/settingsWords';

/** A screen with words that no other screen has: the build keeps only these in its file (vite/compileMessages.ts). */
export type OwnWords = 'diary' | 'discover' | 'saved' | 'settings';

const words: Record<OwnWords, Catalogue> = {
  diary: diaryWords,
  discover: discoverWords,
  saved: savedWords,
  settings: settingsWords,
};

/** Loads the words that only this screen has. Its route awaits it. */
export function showOwnWords(screen: OwnWords): Promise<void> {
  return showCatalogue(words[screen]);
}

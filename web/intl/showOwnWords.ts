import { type Catalogue, showCatalogue } from './messageStore';
import { diaryWords } from './ownWords/diaryWords';
import { discoverWords } from './ownWords/discoverWords';
import { savedWords } from './ownWords/savedWords';
import { settingsWords } from './ownWords/settingsWords';

/** A screen with its own texts. The build keeps only their keys in its file (ownScreenOf in vite/compileMessages.ts). */
export type OwnWords = 'diary' | 'discover' | 'saved' | 'settings';

const words: Record<OwnWords, Catalogue> = {
  diary: diaryWords,
  discover: discoverWords,
  saved: savedWords,
  settings: settingsWords,
};

/** Loads the texts that only this screen uses. Its route waits for them. */
export function showOwnWords(screen: OwnWords): Promise<void> {
  return showCatalogue(words[screen]);
}

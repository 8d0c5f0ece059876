import { type Catalogue, showCatalogue } from './messageStore';
import { confirmemailWords } from './ownWords/confirmemailWords';
import { diaryWords } from './ownWords/diaryWords';
import { discoverWords } from './ownWords/discoverWords';
import { forgotpasswordWords } from './ownWords/forgotpasswordWords';
import { profileWords } from './ownWords/profileWords';
import { resetpasswordWords } from './ownWords/resetpasswordWords';
import { restaurantWords } from './ownWords/restaurantWords';
import { savedWords } from './ownWords/savedWords';
import { settingsWords } from './ownWords/settingsWords';

const words = {
  confirmemail: confirmemailWords,
  diary: diaryWords,
  discover: discoverWords,
  forgotpassword: forgotpasswordWords,
  profile: profileWords,
  resetpassword: resetpasswordWords,
  restaurant: restaurantWords,
  saved: savedWords,
  settings: settingsWords,
} satisfies Record<string, Catalogue>;

/**
 * The name of a screen that has texts of its own: the name of its folder in pages/, in lower case. The build keeps only
 * the keys of these texts in the screen's file (ownScreenOf in vite/compileMessages.ts).
 */
export type OwnWords = keyof typeof words;

/** Loads the texts that only this screen uses. The screen's route waits for them. */
export function showOwnWords(screen: OwnWords): Promise<void> {
  return showCatalogue(words[screen]);
}

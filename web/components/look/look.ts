import { createContext, useContext } from 'react';
import { chooseLanguage, type Language } from '../../device/language';
import { chooseTheme, type ThemeChoice } from '../../device/theme';

/** How theme and language are changed. Both show at once; what shows is always read from the device. */
export type Look = {
  chooseTheme: (choice: ThemeChoice) => void;
  chooseLanguage: (language: Language) => void;
};

/** Without a provider, as on the landing and for guests, a choice is kept on the device and nowhere else. */
export const LookContext = createContext<Look>({ chooseTheme, chooseLanguage });

/** The functions that change theme and language for whoever is here. */
export function useLook(): Look {
  return useContext(LookContext);
}

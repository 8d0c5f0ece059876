import { createContext, useContext } from 'react';
import { chooseLanguage, type Language } from '../../device/language';
import { chooseTheme, type ThemeChoice } from '../../device/theme';

/**
 * The functions that change theme and language. A change is visible immediately, because all screens use the settings
 * that are stored on the device.
 */
export type Look = {
  chooseTheme: (choice: ThemeChoice) => void;
  chooseLanguage: (language: Language) => void;
};

/** Without a provider (for guests and for visitors without a session), a choice is stored only on the device. */
export const LookContext = createContext<Look>({ chooseTheme, chooseLanguage });

/** The functions that change theme and language for the current viewer. */
export function useLook(): Look {
  return useContext(LookContext);
}

import { readChosenLanguage } from '../device/language';
import { readChosenTheme } from '../device/theme';
import { enumValue } from '../relay/enumValue';

/** The theme and the language that were chosen on this device, for the input of a mutation that opens an account. */
export function chosenLook() {
  const theme = readChosenTheme();
  const language = readChosenLanguage();
  return { ...(theme && { displayMode: enumValue(theme) }), ...(language && { language: enumValue(language) }) };
}

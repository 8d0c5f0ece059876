import type { Plugin } from 'vite';
import { commonestPasswords } from '../components/forms/commonestPasswords';

/** Of the package's list of common passwords, ships what useCommonPasswords.ts asks for and no more. */
export function commonPasswords(): Plugin {
  return {
    name: 'fuud:common-passwords',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@zxcvbn-ts/language-common/src/passwords.json')) return undefined;
      return { code: JSON.stringify(commonestPasswords(JSON.parse(code))), map: null };
    },
  };
}

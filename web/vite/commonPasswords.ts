import type { Plugin } from 'vite';
import { commonestPasswords } from '../components/forms/commonestPasswords';

/** Reduces the password list of @zxcvbn-ts/language-common to the passwords that useCommonPasswords.ts needs. */
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

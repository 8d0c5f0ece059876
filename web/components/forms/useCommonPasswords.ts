import { useEffect, useState } from 'react';
import { commonestPasswords } from './commonestPasswords';

type Passwords = ReadonlySet<string>;

let passwords: Passwords | undefined;
let loading: Promise<void> | undefined;

/** Loads the list of common passwords, only once. If loading fails, the next call tries again. */
export function loadCommonPasswords(): Promise<void> {
  // The build shortens the list of this package (web/vite/commonPasswords.ts).
  loading ??= import('@zxcvbn-ts/language-common/src/passwords.json').then(
    ({ default: ranked }) => {
      passwords = new Set(commonestPasswords(ranked));
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * The most common passwords in lower case. They are loaded when `wanted` is true. The result is undefined until they
 * are loaded, and if loading fails. A typed password is compared with the list in the browser, not on a server.
 */
export function useCommonPasswords(wanted: boolean): Passwords | undefined {
  const [known, setKnown] = useState(passwords);
  useEffect(() => {
    if (wanted && !known) loadCommonPasswords().then(() => setKnown(passwords));
  }, [wanted, known]);
  return known;
}

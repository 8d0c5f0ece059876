import { useEffect, useState } from 'react';
import { commonestPasswords } from './commonestPasswords';

type Passwords = ReadonlySet<string>;

let passwords: Passwords | undefined;
let loading: Promise<void> | undefined;

/** Fetches the list once; when it does not come, the next call tries again. */
export function loadCommonPasswords(): Promise<void> {
  // The build keeps only what is needed of the package's list (web/vite/commonPasswords.ts).
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
 * The commonest passwords in small letters, fetched once they are `wanted`; none until then, and none when they do
 * not come. What is typed is looked up here and goes nowhere.
 */
export function useCommonPasswords(wanted: boolean): Passwords | undefined {
  const [known, setKnown] = useState(passwords);
  useEffect(() => {
    if (wanted && !known) loadCommonPasswords().then(() => setKnown(passwords));
  }, [wanted, known]);
  return known;
}

import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../device/language';
import { useLanguage } from '../device/language';
import { graphLanguage } from './graphLanguage';

/** What a page has loaded, in some language; null while there is nothing. */
type Loaded = { readonly variables: { readonly language: string } } | null;

/** Asks a page's query again, by its `retry`, once the reader has chosen another language than it was asked in. */
export function useFollowLanguage(loaded: Loaded, retry: (change: { language: Uppercase<Language> }) => void): void {
  const language = graphLanguage(useLanguage());
  const follow = useEffectEvent(() => {
    if (loaded && loaded.variables.language !== language) retry({ language });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the language
  useEffect(() => follow(), [language]);
}

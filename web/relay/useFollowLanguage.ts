import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../device/language';
import { useLanguage } from '../device/language';
import { graphLanguage } from './graphLanguage';

/** A page's loaded query; null if the page has none. */
type Loaded = { readonly variables: { readonly language: string } } | null;

/** When the user chooses another language, calls `retry`, which sends the page's query again. */
export function useFollowLanguage(loaded: Loaded, retry: (change: { language: Uppercase<Language> }) => void): void {
  const language = graphLanguage(useLanguage());
  const follow = useEffectEvent(() => {
    if (loaded && loaded.variables.language !== language) retry({ language });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and after each change of the language
  useEffect(() => follow(), [language]);
}

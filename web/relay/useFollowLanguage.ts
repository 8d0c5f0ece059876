import { useEffect, useEffectEvent } from 'react';
import type { Language } from '../device/language';
import { useLanguage } from '../device/language';
import { graphLanguage } from './graphLanguage';

/** A page's loaded query; null if there is none. */
type Loaded = { readonly variables: { readonly language: string } } | null;

/** Sends a page's query again with `retry` when the reader has chosen another language than that of the query. */
export function useFollowLanguage(loaded: Loaded, retry: (change: { language: Uppercase<Language> }) => void): void {
  const language = graphLanguage(useLanguage());
  const follow = useEffectEvent(() => {
    if (loaded && loaded.variables.language !== language) retry({ language });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the language
  useEffect(() => follow(), [language]);
}

import type { Language } from '../languages';
import { cuisinesOf } from './cuisines';
import { dietaryLabels, featureLabels } from './factLabels';
import { dietaryOption, feature } from './facts';

/**
 * The label of a stored word (a cuisine, a diet or a feature) in a language.
 * @returns null for any other text
 */
export function factLabel(text: string, language: Language): string | null {
  const cuisine = cuisinesOf(text)
    .map(({ label }) => label[language])
    .join(', ');
  const [diet, trait] = [dietaryOption(text), feature(text)];
  return (trait && featureLabels[trait][language]) ?? (diet && dietaryLabels[diet][language]) ?? (cuisine || null);
}

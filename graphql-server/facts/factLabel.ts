import type { Language } from '../languages';
import { cuisinesOf } from './cuisines';
import { dietaryLabels, featureLabels } from './factLabels';
import { dietaryOption, feature } from './facts';

/**
 * The label of a stored text in a language. The text is a feature, a diet, or one or more cuisines. Labels of several
 * cuisines are separated by commas.
 * @returns null for any other text
 */
export function factLabel(text: string, language: Language): string | null {
  const cuisine = cuisinesOf(text)
    .map(({ label }) => label[language])
    .join(', ');
  const [diet, trait] = [dietaryOption(text), feature(text)];
  return (trait && featureLabels[trait][language]) ?? (diet && dietaryLabels[diet][language]) ?? (cuisine || null);
}

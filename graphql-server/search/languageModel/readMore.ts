import type { Understanding } from '../parse/Understanding';
import type { LanguageModel } from './createLanguageModel';
import { isWorthReading } from './isWorthReading';
import type { MergeOptions } from './MergeOptions';
import { mergeUnderstanding } from './mergeUnderstanding';

/**
 * What a language model adds to what we understood ourselves, within its budget, where one is set up: a pure function for
 * every reading of the same craving (with this or that chip taken away). Never throws.
 */
export async function readMore(
  languageModel: LanguageModel | undefined,
  own: Understanding,
): Promise<(own: Understanding, options: MergeOptions) => Understanding> {
  const reading = languageModel?.isSetUp && isWorthReading(own) ? await languageModel.read(own.text) : null;
  return (each, options) => (reading ? mergeUnderstanding(each, reading, options) : each);
}

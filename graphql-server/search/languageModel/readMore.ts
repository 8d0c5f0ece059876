import type { Purse } from '../../outbound/Purse';
import type { Understanding } from '../parse/Understanding';
import type { LanguageModel } from './createLanguageModel';
import { isWorthReading } from './isWorthReading';
import type { MergeOptions } from './MergeOptions';
import { mergeUnderstanding } from './mergeUnderstanding';

/**
 * What a language model adds to what we understood ourselves, within its budget, where one is set up: a pure function for
 * every reading of the same craving (with this or that chip taken away). Never throws.
 * @param purse pays for it; without one none is asked
 */
export async function readMore(
  languageModel: LanguageModel | undefined,
  own: Understanding,
  purse: Purse | undefined,
): Promise<(own: Understanding, options: MergeOptions) => Understanding> {
  const mayAsk = purse && languageModel?.isSetUp && isWorthReading(own);
  const reading = mayAsk ? await languageModel.read(own.text, purse) : null;
  return (each, options) => (reading ? mergeUnderstanding(each, reading, options) : each);
}

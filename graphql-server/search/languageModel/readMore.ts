import type { Purse } from '../../outbound/Purse';
import type { Understanding } from '../parse/Understanding';
import type { LanguageModel } from './createLanguageModel';
import { isWorthReading } from './isWorthReading';
import type { MergeOptions } from './MergeOptions';
import { mergeUnderstanding } from './mergeUnderstanding';

/**
 * Asks the language model, if one is set up, for what it adds to our own understanding, within its budget. The result
 * is a pure function; it fits every understanding of the same craving (with other chips removed). Never throws.
 * @param purse pays for the model; without a purse no model is asked
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

import type { CallBudget } from '../../outbound/CallBudget';
import type { Understanding } from '../parse/Understanding';
import type { LanguageModel } from './createLanguageModel';
import { isWorthReading } from './isWorthReading';
import type { MergeOptions } from './MergeOptions';
import { mergeUnderstanding } from './mergeUnderstanding';

/**
 * Asks the language model to read a craving, if a model is set up and the craving is worth reading (isWorthReading).
 * Waits no longer than the model's time budget, and never throws.
 * @param callBudget permits the call; without a call budget, neither the model nor its stored readings are used
 * @returns a pure function that adds the model's reading to an understanding of the same craving. The caller can call
 * this function several times with different `options`, for example for different choices of removed chips.
 */
export async function readMore(
  languageModel: LanguageModel | undefined,
  own: Understanding,
  callBudget: CallBudget | undefined,
): Promise<(own: Understanding, options: MergeOptions) => Understanding> {
  const mayAsk = callBudget && languageModel?.isSetUp && isWorthReading(own);
  const reading = mayAsk ? await languageModel.read(own.text, callBudget) : null;
  return (each, options) => (reading ? mergeUnderstanding(each, reading, options) : each);
}

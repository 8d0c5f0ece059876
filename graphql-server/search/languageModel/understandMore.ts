import type { Understanding } from '../parse/Understanding';
import type { LanguageModel } from './createLanguageModel';
import { isWorthReading } from './isWorthReading';
import type { MergeOptions } from './MergeOptions';
import { mergeUnderstanding } from './mergeUnderstanding';

/** What we understood ourselves, and what a language model adds within its budget, where one is set up. Never throws. */
export async function understandMore(
  languageModel: LanguageModel,
  own: Understanding,
  options: MergeOptions,
): Promise<Understanding> {
  if (!languageModel.isSetUp || !isWorthReading(own)) return own;
  const reading = await languageModel.read(own.text);
  return reading ? mergeUnderstanding(own, reading, options) : own;
}

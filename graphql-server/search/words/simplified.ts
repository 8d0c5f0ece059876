import { Converter } from 'opencc-js/t2cn';

const HAN = /[\u3400-\u9fff]/g;
const convert = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/**
 * Replaces each traditional Chinese character by its simplified form (壽 becomes 寿), because the vocabulary has only
 * simplified characters. Each character is replaced alone, so that the positions in the text stay the same. Source of
 * the pairs: OpenCC.
 */
export function simplified(text: string): string {
  return text.replace(HAN, (character) => {
    const found = known.get(character);
    if (found !== undefined) return found;
    const simple = convert(character);
    known.set(character, simple);
    return simple;
  });
}

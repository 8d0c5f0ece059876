import { distance } from 'fastest-levenshtein';
import type { City } from './City';
import { labelOf } from './cityLabels';
import { loadCities } from './loadCities';

const LEAST_SIMILAR = 0.6;
/** The bonus for each factor of ten in the population. With it, "tuscon" becomes Tucson, not the smaller Tuscola. */
const WEIGHT_OF_PEOPLE = 0.04;
const FINAL_STATE = / [a-z]{2}$/;

/** Precomputed data of each city with a known population. It is used to exclude most cities quickly. */
interface Shapes {
  lengths: Uint8Array;
  letters: Int32Array;
  bonuses: Float32Array;
}

let shapes: Shapes | undefined;

function loadShapes(): Shapes {
  const counted = loadCities().all.filter(({ population }) => population !== null);
  shapes ??= {
    lengths: Uint8Array.from(counted, ({ key }) => key.length),
    letters: Int32Array.from(counted, ({ key }) => lettersOf(key)),
    bonuses: Float32Array.from(counted, ({ population }) => WEIGHT_OF_PEOPLE * Math.log10(population ?? 1)),
  };
  return shapes;
}

/**
 * The city that somebody probably meant to type. Only cities with a known population and a similarity over 0.6 are
 * considered. The similarity is 1 - edit distance / length of the longer text. A city gets a bonus that grows with
 * its population. The city with the highest sum of similarity and bonus is returned. Null if no city is similar.
 * @param typed a result of foldTyped
 */
export function correctSpelling(typed: string): City | null {
  const { all } = loadCities();
  const { lengths, letters, bonuses } = shapes ?? loadShapes();
  const state = FINAL_STATE.exec(typed)?.[0] ?? '';
  const typedLetters = lettersOf(typed.slice(0, typed.length - state.length));
  let best: City | null = null;
  let most = 0;
  for (let index = 0; index < lengths.length; index++) {
    const length = (lengths[index] ?? 0) + state.length;
    const longest = Math.max(length, typed.length);
    const bonus = bonuses[index] ?? 0;
    const allowed = longest * (1 - Math.max(LEAST_SIMILAR, most - bonus));
    if (Math.abs(length - typed.length) > allowed) continue; // each missing or extra character is at least one edit
    const cityLetters = letters[index] ?? 0;
    if (countBits(cityLetters & ~typedLetters) > allowed || countBits(typedLetters & ~cityLetters) > allowed) continue;
    const city = all[index];
    if (!city) continue;
    const similarity = 1 - distance(state ? labelOf(city) : city.key, typed) / longest;
    if (similarity > LEAST_SIMILAR && similarity + bonus > most) {
      most = similarity + bonus;
      best = city;
    }
  }
  return best;
}

/** One bit for each different character of the text. Some characters share a bit. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

/**
 * Counts the set bits of `bits`, which stand for the characters of one text that another text lacks. Each set bit
 * stands for at least one such character, and each such character costs at least one edit.
 */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

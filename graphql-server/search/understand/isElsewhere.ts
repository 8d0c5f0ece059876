import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/**
 * Matches a word such as "from" and the next word, for example "from Austin". It does not match if the next word is
 * "in", "near" or a number: "like in Phoenix" is a search in Phoenix.
 */
const ELSEWHERE = /^(?:from|like|miss|misses|missing) (?!(?:in|near|around|visiting|en|\d+)$)/;
const SEARCHED_FROM =
  /^(?:far|across|away|distance|min(?:ute)?s?|miles?|mi|km|blocks?|hours?|takeout|takeaway|delivery|delivered|pickup|order|catering)$/;
/** Matches three words, such as "amigo de Austin". "Restaurantes de Austin" is not matched: it is a search in Austin. */
const ES_ELSEWHERE = /^(?:soy|somos|son|es|veng[oa]|venimos|vienen?|llego|amig[oa]s?|familia|prim[oa]s?|suegros) de /;

/**
 * Whether the craving only mentions the city that it names at the token `at`, as in "my friend from Austin Texas wants
 * ramen". Such a city is not searched. After "10 minutes from" or "delivery from", the city is searched.
 */
export const isElsewhere = (words: readonly Token[], at: number): boolean =>
  (ELSEWHERE.test(spelt(words, at - 1, at + 1, ' ')) && !SEARCHED_FROM.test(words[at - 2]?.folded ?? '')) ||
  ES_ELSEWHERE.test(spelt(words, at - 2, at + 1, ' '));

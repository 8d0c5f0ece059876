import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/** A word before a city's name, and the first word of the name. After "like in Phoenix", the city is searched. */
const ELSEWHERE = /^(?:from|like|miss|misses|missing) (?!(?:in|near|around|visiting|en|\d+)$)/;
const SEARCHED_FROM =
  /^(?:far|across|away|distance|min(?:ute)?s?|miles?|mi|km|blocks?|hours?|takeout|takeaway|delivery|delivered|pickup|order|catering)$/;
/** Three words, such as "amigo de Austin". "Restaurantes de Austin Texas" are searched there. */
const ES_ELSEWHERE = /^(?:soy|somos|son|es|veng[oa]|venimos|vienen?|llego|amig[oa]s?|familia|prim[oa]s?|suegros) de /;

/**
 * Whether the city whose name begins at this token is not searched: "my friend from Austin Texas wants ramen". After
 * "10 minutes from" or "delivery from", it is.
 */
export const isElsewhere = (words: readonly Token[], at: number): boolean =>
  (ELSEWHERE.test(spelt(words, at - 1, at + 1, ' ')) && !SEARCHED_FROM.test(words[at - 2]?.folded ?? '')) ||
  ES_ELSEWHERE.test(spelt(words, at - 2, at + 1, ' '));

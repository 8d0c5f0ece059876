import type { Token } from '../words/tokens';

/** After these words, "to go" is a verb: "a place to go for ramen". Otherwise it means takeout: "tacos to go". */
const GOING =
  /^(?:places?|spots?|where|wheres|somewhere|someplace|anywhere|nowhere|want|wants|wanted|wanna|going|need|have|love|like|tired|lazy|cold|ready|able|excited|good|best|nice|fun|dying|us|me)$/;
/** Before these words, "to go" is a verb, too: "to go out for sushi". */
const OUT = /^(?:out|far|to|dancing)$/;
/** "My gf" and "gf wants tacos" are about a person; "the gf crust" is not. */
const POSSESSIVE = /^(?:my|his|her|our|ur|your|ex|new)$/;
const WEATHER = /^(?:raining|snowing|freezing|pouring|storming|icy|miserable|gross|humid|windy)$/;
const FOOD = /^(?:crust|pizza|pasta|bread|menu|options?|buns?|food|stuff|version|beer|cake|dessert)$/;
const VERB_OF_PERSON = /^(?:wants?|loves?|likes?|hates?|is|has|says?|said|needs?|doesnt|cant|isnt)$/;

/** "A 12 year old scotch" and "an 80 year old diner" are not about people. */
const AGED =
  /^(?:whiske?y|scotch|bourbon|rum|port|tawny|sherry|wine|single|malt|tequila|cheddar|gouda|cheese|parmesan|balsamic|vinegar|restaurant|place|spot|joint|diner|tavern|pub|bar|bakery|pizzeria|steakhouse|brewery|building|fountain|house|recipe|institution|business)s?$/;

/** "A 12 year old Japanese whisky", "a 90 year old family restaurant". */
const BEFORE_AGED =
  /^(?:aged|american|canadian|family|highland|historic|irish|islay|japanese|kentucky|local|neighborhood|scottish|soda|vintage)$/;
/** "Scotch 12 year old." */
const SPIRIT = /^(?:whiske?y|scotch|bourbon|rum|tawny|malt|tequila)$/;
const OWNER = /^(?:my|our|his|her|their)$/;

/** "Keep nuts away", but not "keep it romantic, away from the kids". */
const KEEP = /(?:^| )keep(?:s|ing)? (?!it|me|us|him|her|them|this|things?)(?:(?:the|all|any) )?\w+$/;

/** The first words of the phrases that this file checks. For all other phrases, isOtherSense is false. */
const FIRST = new Set([
  ...['gf', 'df', 'to', 'go', 'red', 'slice', 'slices', 'bored', 'sick', 'tired', 'the', 'usual'],
  ...['sin', 'without', 'no', 'nada', 'nunca', 'is', 'are', '和', '甜', 'dulce', 'dulces', '게', 'jewish'],
  ...['outside', '60s', '70s', '80s', '90s', 'regular', 'read', 'light', 'special', 'girlfriends', 'away', 'nothing'],
]);

/**
 * Whether the words beside a phrase show that the phrase does not have its usual meaning: "my gf" is a girlfriend, not
 * gluten-free food, and "a place to go" is not about takeout.
 */
export function isOtherSense(text: readonly Token[], start: number, end: number): boolean {
  const word = (at: number) => text[at]?.folded ?? '';
  if (isAge(word, start, end)) return isAgeOfThing(word, start, end);
  if (word(end - 1) === 'two' && end - start > 1) return /^(?:years?|months?|weeks?|days?|hours?)$/.test(word(end));
  if (!FIRST.has(word(start))) return false;
  if (end - start === 1 && word(start) === 'gf') {
    const isLast = text[end] === undefined || text[end]?.kind === 'break';
    const isCompany = /^(?:with|and)$/.test(word(start - 1)) && isLast;
    const isThe = word(start - 1) === 'the' && !FOOD.test(word(end));
    const isCouple = word(end) === 'and' && /^(?:i|me)$/.test(word(end + 1));
    return POSSESSIVE.test(word(start - 1)) || VERB_OF_PERSON.test(word(end)) || isCompany || isThe || isCouple;
  }
  // "Keep nuts away from my kid", "nothing cooked in peanut oil" and "no dishes with eggs" are about the food.
  if (word(start) === 'away')
    return end - start > 2 && KEEP.test([4, 3, 2, 1].map((far) => word(start - far)).join(' '));
  if (word(start) === 'nothing' && word(end - 1) === 'cooked') return /^(?:in|with)$/.test(word(end));
  if (word(start) === 'no' && word(end - 1) === 'dishes') return /^(?:with|containing)$/.test(word(end));
  // "Tacos del DF" and "df style" are about Mexico City.
  if (word(start) === 'df') return /^(?:del?|el|en|mexico|estilo)$/.test(word(start - 1)) || word(end) === 'style';
  // "Bored of the usual" asks for something else, but "bored of the usual burgers" refuses burgers.
  if (/^(?:bored|sick|tired|the|usual)$/.test(word(start)) && word(end - 1) === 'usual') {
    const isWeary = [0, 1, 2, 3].some((far) => /^(?:bored|sick|tired|over)$/.test(word(start - far)));
    return isWeary && text[end] !== undefined && text[end]?.kind !== 'break';
  }
  // "Sin carne" is vegetarian, but "sin carne de cerdo" only refuses pork.
  if (word(end - 1) === 'meat' && end - start > 1) return /^(?:sauce|balls?|loaf|lovers?)$/.test(word(end));
  if (word(end - 1) === 'carne' && end - start > 1) return /^(?:roja|de|asada|molida)$/.test(word(end));
  // "Sushi is a no" refuses the food before it. In "there are no kids", the word "no" refuses what follows.
  if (/^(?:is|are)$/.test(word(start)) && word(end - 1) === 'no' && end - start > 1) return word(end - 2) !== 'a';
  // 猪肉和牛肉 is pork and beef, not wagyu. 太甜的 (too sweet) is about a taste, not about desserts.
  if (word(start) === '和' && word(start + 1) === '牛')
    return text[start - 1]?.kind === 'han' && /^[肉排奶肚筋腩舌杂]$/.test(word(end));
  if (/^(?:甜|dulces?)$/.test(word(start))) return /^(?:太|不|么|muy|tan|demasiado|menos)$/.test(word(start - 1));
  // 따뜻한 게 먹고 싶어요: after a verb or an adjective, 게 is "a thing" and not a crab.
  if (word(start) === '게' && end - start === 1)
    return isAdnominal(text[start - 1]) && /^[먹좋땡당필있없싶많]$/.test(word(end)) && !isNoun(text, start);
  if (end - start === 1) {
    // "It's raining outside" is about the weather, and "in our 70s" is about people.
    if (word(start) === 'outside') return WEATHER.test(word(start - 1));
    if (/^[6-9]0s$/.test(word(start)))
      return [1, 2].some((far) => /^(?:my|our|his|her|their)$/.test(word(start - far)));
    if (word(start) === 'special')
      return /^(?:sauces?|seasonings?|dressings?|fried|diets?|dietary|needs|requests?|instructions?)$/.test(word(end));
    if (word(start) === 'regular') return !/^(?:customers?|spots?|places?|crowd|haunts?)$/.test(word(end));
    if (word(start) === 'read') return [0, 1, 2].some((far) => /^menus?$/.test(word(end + far)));
    if (word(start) === 'light') return /^(?:enough|phone|natural)$/.test(word(start - 1));
    if (word(start) === 'girlfriends')
      return !/^(?:birthday|bday|favorite|parents|family|mom|graduation|promotion)$/.test(word(end));
  }
  // "Jewish hospital", "Long Island Jewish": hospitals have such names.
  if (word(start) === 'jewish' && end - start === 1)
    return /^(?:hospital|medical|community|center)$/.test(word(end)) || /^(?:barnes|island)$/.test(word(start - 1));
  if (/^slices?$/.test(word(start)) && end - start === 1)
    return /^(?:cakes?|pies?|cheesecakes?|bread)$/.test(word(start - 1));
  // "Want to go to a wine bar" is not about a go-to place, and "no red sauce" does not refuse Italian food.
  if (word(start) === 'go' && word(end - 1) === 'to') return word(start - 1) === 'to';
  if (word(start) === 'red' && word(end - 1) === 'sauce') return /^(?:no|without|hold|not)$/.test(word(start - 1));
  if (end - start === 2 && word(start) === 'to' && word(start + 1) === 'go')
    return GOING.test(word(start - 1)) || OUT.test(word(end));
  return false;
}

/** Whether a phrase is an age: "12 year old", "eighty year old", "12yo", "12 y/o". Only places are a hundred years old. */
const isAge = (word: (at: number) => string, start: number, end: number): boolean =>
  (word(end - 1) === 'old' && end - start === 3 && !/^(?:\d{3,}|hundred)$/.test(word(start))) ||
  (/^\d{1,2}(?!\d)/.test(word(start)) && /^(?:old|o|\d*yo)$/.test(word(end - 1)));

/** Whether an age is the age of a drink, a food or a place. In "my 6 year old restaurant", it is the age of a child. */
const isAgeOfThing = (word: (at: number) => string, start: number, end: number): boolean =>
  !OWNER.test(word(start - 1)) &&
  (AGED.test(word(end)) ||
    (BEFORE_AGED.test(word(end)) && AGED.test(word(end + 1))) ||
    (SPIRIT.test(word(start - 1)) && !/\p{L}/u.test(word(end))));

/** The code of 가, the first Korean syllable, and the number of endings that a syllable can have. */
const [FIRST_SYLLABLE, ENDINGS] = [0xac00, 28];
/** The endings ㄴ and ㄹ, which a verb or an adjective has before a noun: 따뜻한, 먹는, 먹을. */
const ADNOMINAL: ReadonlySet<number> = new Set([4, 8]);

const isAdnominal = (before: Token | undefined): boolean =>
  before?.kind === 'hangul' && ADNOMINAL.has((before.folded.charCodeAt(0) - FIRST_SYLLABLE) % ENDINGS);

/** Whether a noun comes before 게. Then 게 means a crab: 오늘 게 먹고 싶어. */
const isNoun = (text: readonly Token[], at: number): boolean =>
  /(?:오늘|내일|주말|서울|부산|해산물|생선|저녁은|점심은)$/.test(
    text
      .slice(Math.max(0, at - 4), at)
      .map(({ folded }) => folded)
      .join(''),
  );

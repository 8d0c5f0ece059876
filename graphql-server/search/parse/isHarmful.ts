import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { isUsualAllergen } from './allergyWords';
import { asksForSafeKitchen } from './asksForSafeKitchen';
import { fearsFood } from './fearsFood';
import { isHarmfulAbroad } from './isHarmfulAbroad';
import type { Piece } from './Piece';

/** What a food does to somebody who must not eat it. */
const HARM =
  /^(?:breath(?:e|es|ing)?|choke[sd]?|die[sd]?|dying|epipen|faints?|hives|hospital|itch(?:es|y)?|poison(?:ed|s)?|puke[sd]?|rash|react(?:s|ion)?|sick|swells?|swollen|throat|vomits?|ill|er|stomachaches?|aches?|cramps|diarrhea|bloated|migraines?|headaches?)$/;
/** What stands before the adjective "ill". Without such a word, "ill" is read as "I'll". */
const BEFORE_ILL =
  /^(?:am|are|be|been|being|becomes?|fall(?:s|ing)?|feel(?:s|ing)?|fell|felt|get(?:s|ting)?|got|im|is|was|me|him|her|us|them|deathly|fatally|really|seriously|so|terribly|very|violently)$/;
const CONTACT = /^(?:eats?|ate|eating|has|have|had|touch(?:es)?|tastes?|smells?|sees?|meets?|near|drinks?)$/;
const CAUSE = /^(?:gives?|gave|makes?|made|sends?|puts?)$/;
const MODAL = /^(?:will|would|could|can|may|might)$/;
const EATER = /^(?:me|my|her|his|him|us|our|them|their)$/;
/** "If there is shellfish", "if it contains nuts". These words count only before a usual allergen. */
const CONTAINS = /^(?:if|when|whenever) (?:there (?:is|are|was|were)|theres|(?:it|this|that|(?:the|my) \w+) contains)$/;
/** "Soup makes me feel better when I'm sick" is no allergy. */
const NO_HARM = /^(?:feel|better|less|not|never|when|if|of|happy|away|gone)$/;
const PERSON =
  '(?:sons?|daughters?|kids?|child(?:ren)?|wife|husband|mom|mother|dad|father|brother|sister|friend|boyfriend|girlfriend|partner|baby|toddler)';
const ME = `(?:me|her|him|us|them|(?:my|our) ${PERSON})`;
/** These words count only beside a usual allergen: "peanuts could kill her", "crab closes my throat". */
const KILLS = new RegExp(
  [
    `^(?:(?:will|could|would|can|might|may) )?(?:literally |actually )?(?:kills?|hates?) ${ME}\\b`,
    `^(?:is|are) (?:literally |basically )?(?:deadly|lethal|fatal|toxic|poison|poisonous|dangerous) (?:to|for) ${ME}\\b`,
    '^and (?:i|me) (?:(?:dont|do not|never) (?:mix|get along|agree)|are enemies)\\b',
    '^closes? (?:up )?(?:my|her|his) throat\\b',
    '^sensitivit(?:y|ies)\\b',
  ].join('|'),
);
/** "Keep nuts away from my kid." */
const KEEP = /(?:^| )keep(?:s|ing)?(?: (?:all|the|any))*$/;
const AWAY = new RegExp(`^away from (?:${ME}|the ${PERSON})\\b`);
const BADLY = '(?:bad|severe|serious|terrible|violent|awful)';
/** "I break out from shellfish", "traces of nuts". */
const BREAKS_OUT = new RegExp(
  `\\b(?:${[
    '(?:breaks? out|swells?(?: up)?|hives|rash|itchy) (?:from|after|with)',
    '(?:sick|die|dies|food poisoning) from',
    'sensitivity to',
    'cross contamina(?:tion|ted) (?:with|of|from|by)',
    'cross contact with',
    'traces? (?:of|from)',
    'allergic reactions? (?:to|from)',
    `${BADLY} reactions? (?:to|from)`,
    `(?<!(?:dont|never|not|doesnt) )(?:have|has|had|get|gets) an? (?:${BADLY} )?reaction to`,
  ].join('|')})$`,
);
/** "I don't mind cross contact with nuts", "traces of nuts are fine". */
const NO_WORRY = /\b(?:(?:dont|doesnt|do not) (?:mind|care)|(?:is|are) (?:ok|okay|fine))\b/;
const FINE = /^(?:ok|okay|fine)\b/;
/** "One bite of shrimp and I'm in the ER", "any nuts and I'm dead". */
const ONE_BITE = /\b(?:bite|nibble|taste|piece) of$|(?:^| )(?:one|single|any)$/;
const IN_HOSPITAL = /^and (?:im|hes|shes|i am|he is|she is) (?:(?:in|at) the (?:er|hospital)|dead)\b/;
/** At most this many words after the food are looked at. */
const WORDS_OF_HARM = 5;
/** A condition, from "if" or "when" to the verb, has at most this many words: "if my little brother even eats". */
const MOST_WORDS_OF_CONDITION = 6;

/**
 * Whether a clause tells what happens if somebody eats the food of the piece: "shrimp gives me hives", "she gets hives
 * if she touches peanuts", "I swell up when I eat shrimp". Only words such as "a", "any" or "a bit of" may stand
 * between the verb and the food. False for "if they have soup", where "they" means a restaurant.
 */
export function isHarmful(text: readonly Token[], piece: Piece): boolean {
  const { start, end } = piece;
  if (causesHarm(text, end)) return true;
  const before = text.slice(0, start);
  const stop = before.findLastIndex(({ kind, folded }) => kind === 'break' || folded === 'but');
  const clause = before.slice(stop + 1).map(({ folded }) => folded);
  const [precedes, follows] = [clause.join(' '), spelt(text, end, end + WORDS_OF_HARM + 2, ' ')];
  const isDeadly =
    KILLS.test(follows) ||
    asksForSafeKitchen(piece, precedes, follows) ||
    (BREAKS_OUT.test(precedes) && !FINE.test(follows) && !NO_WORRY.test(`${precedes} ${follows}`)) ||
    fearsFood(precedes, follows) ||
    (ONE_BITE.test(precedes) && IN_HOSPITAL.test(follows)) ||
    (KEEP.test(precedes) && AWAY.test(follows));
  if ((isDeadly || isHarmfulAbroad(text, piece)) && isUsualAllergen(text, piece)) return true;
  while (/^(?:a|an|any|the|one|even|some|single|bit|of)$/.test(clause.at(-1) ?? '')) clause.pop();
  const begin = clause.findLastIndex((word) => /^(?:if|when|whenever)$/.test(word));
  const condition = begin < 0 ? [] : clause.slice(begin);
  if (condition.length === 0 || condition.length > MOST_WORDS_OF_CONDITION) return false;
  if (/^(?:not|dont|doesnt|never|cant)$/.test(condition.at(-2) ?? '')) return false; // "I'll die if I don't eat tacos"
  const isContact = CONTACT.test(condition.at(-1) ?? '') && !/^(?:they|you|there)$/.test(condition[1] ?? '');
  if (!isContact && !(CONTAINS.test(condition.join(' ')) && isUsualAllergen(text, piece))) return false;
  const after = text.slice(end, end + WORDS_OF_HARM + 2);
  const close = after.findIndex(({ kind }) => kind === 'break');
  const said = [
    ...clause.slice(0, begin),
    ...after.slice(0, close < 0 ? undefined : close).map(({ folded }) => folded),
  ];
  return said.some((word, at) => HARM.test(word) && !isOther(said, at) && !isDenied(said, at));
}

/** What tells of no harm although it begins with a word for a harm: "die happy", "dying of hunger", "sick day". */
const NO_ILLNESS =
  /^(?:(?:die[sd]?|dying) (?:happy|happily|for|to|of (?:boredom|curiosity|delight|happiness|hunger|joy|pleasure|starvation|thirst))|sick (?:of|days?))\b/;

/** "I'll" and "die happy" tell of no harm. */
const isOther = (said: readonly string[], at: number) =>
  (said[at] === 'ill' && !BEFORE_ILL.test(said[at - 1] ?? '')) || NO_ILLNESS.test(said.slice(at, at + 3).join(' '));

/** Whether the harm does not happen: "I never get sick if I eat eggs". "She can not breathe" is no denial. */
const isDenied = (said: readonly string[], at: number) =>
  !/^breath/.test(said[at] ?? '') &&
  /(?:^| )(?:never|not|without|wont)(?: (?:get|getting|feel|be))?$/.test(said.slice(0, at).join(' '));

function causesHarm(text: readonly Token[], end: number): boolean {
  const rest = text.slice(end, end + WORDS_OF_HARM + 2);
  const stop = rest.findIndex(({ kind }) => kind === 'break');
  const said = rest.slice(0, stop < 0 ? undefined : stop).map(({ folded }) => folded);
  const [verb = '', eater = '', ...harm] = MODAL.test(said[0] ?? '') ? said.slice(1) : said;
  const isHarm = harm.some((word) => HARM.test(word)) && !harm.some((word) => NO_HARM.test(word));
  return CAUSE.test(verb) && EATER.test(eater) && isHarm;
}

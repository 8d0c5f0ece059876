import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { isAfterHeading } from './headings';
import { isKeptOutInAsia } from './keptOutInAsia';
import { isAllergenic, isNeverMeal } from './refusableFoods';
import { groupOf, kindOf } from './Scope';

/** What may stand before a food: "remove the eggs". */
const THE = '(?: (?:the|all|any|every|el|la|los|las|tod[ao]s?))*';
/** "Omit the nuts", "quítale el huevo", "cero nueces", "libre de nueces". "Buffet libre" is no refusal. */
const BEFORE = new RegExp(
  `(?:(?:^|ten(?:go|emos) |tiene )prohibid[oa]s?|(?:^| )(?:omit(?:ting)?|remov(?:e|ing)|eliminate|ditch|forbids?|prohibits?|no thanks? to|quit(?:a|e|en|ame|ale|enle)|omit(?:ir|an)|saquen?(?:l[eo]|me)?|saca(?:l[eo]|me)|(?<!(?:coca|cola|coke|sprite|km|kilometro|hora|grados?) )cero|with out|(?:me|le|nos|les) (?:prohib|quit)(?:io|o|ieron|aron)|(?<!(?:aire|buffet|bufet|bufe|barra|entrada|tarifa|dia|noche|menu|estilo) )libres? de))${THE}$`,
);
/** "Lejos del cacahuate". Fish and seafood can also be a wish: "lejos de los mariscos caros". */
const FAR = new RegExp(`(?:^| )lejos del?${THE}$`);
/** "Don't remove the eggs" is no refusal. */
const NOT = /(?:^| )(?:no|not|never|dont|doesnt|didnt|cant|cannot|wont|without|nunca)(?: \w+){0,2}$/;
/** "Leave the nuts out", "keep eggs off". */
const VERB = new RegExp(`(?:^| )(?:leave|leaving|keep|keeping)${THE}$`);
const OFF = /^(?:(?:out|away)(?: |$)|off(?: (?:my|his|her|our|the (?!boil|grill|heat|fire))|$))/;
/** "Nuts are not allowed", "nueces prohibidas", up to the end of the clause. */
const AFTER =
  /^(?:(?:is|are|estan?|quedan?) )?(?:strictly |totally |absolutely )?(?:(?:omitted|excluded|prohibited|forbidden|banned|prohibid[oa]s?|not (?:allowed|permitted|included|welcome))(?: please| here)?|not (?:safe|ok|okay) for (?:me|him|her|us|them|(?:my|our|the) \w+))$/;
/** Answers to a question or to the food itself: "Nuts? No way.", "eggs: no". */
const ANSWER =
  /^(?:no|nope|nah|never|no way|absolutely not|definitely not|hell no|god no|hard pass|no thanks|no thank you|ni hablar|nunca|jamas|para nada|no gracias|不行|不可以?|不能|绝对不行|(?:절대)?안(?:돼|돼요|됩니다)|노)$/;
/** What may stand before the food in "any nuts? no". In "will I regret the fish? No", the answer refuses nothing. */
const ASKED = /^(?:and|or|the|any|some|what about|how about|y|o)?$/;
/** Words after a food that make something else of it: "remove fish bones". */
const OF_OTHER = /^(?:sauce|smell|oil|bones?|skin|shells?|stock|broth)$/;

/**
 * Whether the words beside a food that is or contains a usual allergen keep it out: "omit the nuts", "keep the eggs
 * away", 远离花生. "Sans" keeps any food out: "pizza sans cheese".
 */
export function isKeptOut(text: readonly Token[], parts: readonly Piece[], at: number): boolean {
  const piece = parts[at] as Piece;
  if (isSans(text, piece.start - 1) && piece.kind === 'concept' && groupOf(piece) === 'food')
    return kindOf(piece) !== 'diet';
  if (!isAllergenic(text, parts, at)) return false;
  const [first, last] = [clauseStart(text, piece.start), clauseEnd(text, piece.end)];
  if (isAfterHeading(text, parts, at) || (isWholeNo(text, piece) && isNeverMeal(text, parts, at))) return true;
  if (/^han/.test(text[piece.start]?.kind ?? '')) return isKeptOutInAsia(text, piece, first, last);
  const [before, after] = [spelt(text, first, piece.start, ' '), spelt(text, piece.end, last, ' ')];
  const cue = (VERB.exec(before) && OFF.test(after) ? VERB : BEFORE).exec(before);
  const isCue = cue !== null && !OF_OTHER.test(after.split(' ')[0] ?? '') && !NOT.test(before.slice(0, cue.index));
  return isCue || AFTER.test(after) || isFar(before, text, parts, at);
}

const isFar = (before: string, text: readonly Token[], parts: readonly Piece[], at: number): boolean =>
  FAR.test(before) && isNeverMeal(text, parts, at) && parts[at]?.concepts.includes('seafood') === false;

/** The foods that are kept out, and those that an answer refuses: "nuts? no way". */
export const keptOut = (text: readonly Token[], parts: readonly Piece[]): Piece[] =>
  parts.filter((piece, at) => isKeptOut(text, parts, at) || (isAnswered(text, piece) && isAllergenic(text, parts, at)));

/** "NO. PEANUTS.", "no, nuts": the text consists of nothing else. */
const isWholeNo = (text: readonly Token[], { start, end }: Piece): boolean =>
  start === 2 &&
  text[0]?.folded === 'no' &&
  text[1]?.kind === 'break' &&
  text.slice(end).every(({ kind }) => kind === 'break');

/** "San's sushi" is a name, and so is "Comic Sans". */
const isSans = (text: readonly Token[], at: number): boolean =>
  text[at]?.folded === 'sans' && !/['’]/.test(text[at]?.text ?? '') && text[at - 1]?.folded !== 'comic';

function isAnswered(text: readonly Token[], { start, end }: Piece): boolean {
  if (text[end]?.kind !== 'break') return false;
  const last = clauseEnd(text, end + 1);
  const isQuestion = /[?？]/.test(text[end]?.text ?? '');
  // "We want fish, no?"
  if (/[?？]/.test(text[last]?.text ?? '') || !ASKED.test(spelt(text, clauseStart(text, start), start, ' ')))
    return false;
  const answer = spelt(text, end + 1, last, /^han/.test(text[end + 1]?.kind ?? '') ? '' : ' ');
  return ANSWER.test(answer) && (isQuestion || !/^(?:never|nunca)$/.test(answer));
}

const clauseStart = (text: readonly Token[], at: number) =>
  text.slice(0, at).findLastIndex(({ kind }) => kind === 'break') + 1;

function clauseEnd(text: readonly Token[], at: number): number {
  const stop = text.findIndex(({ kind }, i) => i >= at && kind === 'break');
  return stop < 0 ? text.length : stop;
}

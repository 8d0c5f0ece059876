import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';
import { groupOf } from './Scope';

const EATEN = /^(?:had|ate|eaten|did|comi|comimos|cene|cenamos|almorce|almorzamos|desayune|desayunamos)$/;
const LATELY =
  /^(?:yesterday|already|again|week|weekend|month|twice|much|many|lately|recently|today|night|ayer|anoche|noche|semana|hoy)$/;
const JUST = /^(?:just|already|ya|recien)$/;
/** Words for a wish: "had a craving for pizza all week" does not mean that somebody ate pizza. */
const LONGING = /^(?:crav\w*|urge|hankering|wish|antojo|ganas)$/;
/** Concepts that somebody can have without eating: "just had hip surgery", "just had a baby". */
const NOT_EATEN: ReadonlySet<string> = new Set(['wheelchair-accessible', 'sick-day', 'toddler', 'kids']);
const LATELY_WITHIN = 7;
/** "Went to a steakhouse last night", "picked up wings yesterday". */
const BEEN = /\b(?:went|gone|been) to (?:an?|the|that|this|our)\b|\b(?:picked up|ordered|grabbed)\b/;
/** "Had pizza yesterday, don't want it again", "loved it, something else today", "need more salads". */
const NO_MORE = /\b(?:dont|not|never|no|cant|wont)\b|\b(?:else|different|something)\b|\bmore [a-z]/;
/** "Went to an Italian place last month that was amazing". */
const SIMILAR = /\b(?:similar|amazing|awesome|great|like (?:it|that))\b/;
/** "We had tacos last week and want them again", "had pho yesterday and loved it". */
const MORE =
  /\b(?:want|wanna|need|get|have|eat|crave|craving)(?: (?:it|them|that|those|some|the same))? (?:again|more)\b|\b(?:loved|love) (?:it|them)\b|\bstill (?:thinking|dreaming|craving)\b|\b(?:otra vez|de nuevo)\b/;
const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper)$/;
const HABIT = /^(?:always|usually|siempre|constantly)$/;
const CHANGE = /^(?:different|else|new|change|instead|distint[oa]|diferente|otr[oa]|nuevo)$/;
const HAN =
  /(?:昨天|昨晚|前天|刚刚?|中午|早上|今天|上周|这周|这几天|最近|才)[^，。,.!！？?想要]{0,4}吃(?:过|了|的(?:是|都是)?)$/;
const HAN_HABIT = /(?:天天|总是?|老是|最近老|每天都?)(?:在)?吃$/;
const HANGUL_BEFORE = /(?:어제|어젯밤|그제|방금|아까|점심에?|아침에?|오늘|이번 ?주|지난 ?주|맨날|매일|요즘|요새)/;
const HANGUL_AFTER = /^\s*(?:[가-힣]{0,2}\s)?(?:먹었|먹어서|먹고 왔|먹음)/;

/**
 * Returns the pieces that name something that somebody has eaten lately. These pieces count as refused: "we had pizza
 * yesterday", "just ate sushi", "had Mexican for lunch", "went to a steakhouse last night", "we always get pizza,
 * something different", 昨天吃了寿司, 어제 피자 먹었어. But "had tacos last week and want them again" refuses nothing.
 */
export function eatenLately(typed: string, text: readonly Token[], parts: readonly Piece[]): Piece[] {
  return parts.filter((piece, at) => {
    if (piece.kind !== 'concept' || piece.concepts.some((id) => NOT_EATEN.has(id))) return false;
    const first = text[piece.start];
    if (first?.kind === 'han')
      return isEatenInChinese(typed.slice(0, first.start), typed.slice(text[piece.end - 1]?.end ?? 0));
    if (first?.kind === 'hangul') return isEatenInKorean(typed, first.start, text[piece.end - 1]?.end ?? 0);
    return !isDenied(parts, at) && isEaten(text, piece, groupOf(piece) === 'food');
  });
}

const isEatenInChinese = (before: string, after: string) =>
  HAN.test(before) || HAN_HABIT.test(before) || /^(?:昨天|昨晚|前天)(?:刚)?吃/.test(after);

const isEatenInKorean = (typed: string, start: number, end: number) =>
  (HANGUL_BEFORE.test(typed.slice(Math.max(0, start - 12), start)) && HANGUL_AFTER.test(typed.slice(end))) ||
  /^[은는을를]?\s*(?:어제|어젯밤|그제|방금)\s*먹(?:었|어서)/.test(typed.slice(end));

/** Whether a negation says that a food was not eaten: "I never had Ethiopian", "haven't eaten pho in months". */
const isDenied = (parts: readonly Piece[], at: number) =>
  parts.slice(Math.max(0, at - 4), at).some(({ roles }) => roles.has('notNegating') || roles.has('negation'));

/** Whether the clause names an earlier day before its verb: "last night we had pizza", "anoche cené pizza". */
function isEarlier(text: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at >= 0 && text[at]?.kind !== 'break'; at -= 1)
    if (/^(?:yesterday|anoche|ayer|last)$/.test(text[at]?.folded ?? '')) return true;
  return false;
}

const foldedFrom = (text: readonly Token[], start: number) =>
  text
    .slice(start)
    .map(({ folded }) => folded)
    .join(' ');

function isEaten(text: readonly Token[], { start, end }: Piece, isFood: boolean): boolean {
  const clause = text.slice(0, start).findLastIndex(({ kind }) => kind === 'break') + 1;
  const before = text.slice(Math.max(clause, start - 3), start).map(({ folded }) => folded);
  if (before.some((word) => LONGING.test(word)) || LONGING.test(text[end]?.folded ?? '')) return false;
  const later = foldedFrom(text, end);
  if (MORE.test(later) && !NO_MORE.test(later)) return false;
  const rest = text.slice(end, end + LATELY_WITHIN);
  const stop = rest.findIndex(({ kind }) => kind === 'break');
  const after = rest.slice(0, stop < 0 ? undefined : stop).map(({ folded }) => folded);
  const verb = before.findIndex((word) => EATEN.test(word));
  if (verb >= 0) {
    if (after.some((word) => LATELY.test(word))) return true;
    if (isEarlier(text, start - before.length + verb)) return true;
    if (JUST.test(text[start - before.length + verb - 1]?.folded ?? '')) return true;
    return before[verb] !== 'did' && after[0] === 'for' && MEAL.test(after[1] ?? '');
  }
  if (isFood && BEEN.test(before.join(' ')) && !SIMILAR.test(later))
    return after.some((word) => LATELY.test(word)) || isEarlier(text, start);
  if (before.includes('so') && /^(?:much|many)$/.test(before.at(-1) ?? ''))
    return after.some((word) => LATELY.test(word));
  return before.some((word) => HABIT.test(word)) && text.slice(end).some(({ folded }) => CHANGE.test(folded));
}

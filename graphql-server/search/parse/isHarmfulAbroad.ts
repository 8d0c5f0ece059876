import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

const SPANISH_BEFORE = /(?:^| )(?:si|cuando) (?:yo |se |me )?(?:como|come|comemos|comen|toca|prueba|pruebo)(?: \w+)?$/;
const SPANISH_HARM =
  /(?:(?:me muero|se muere|nos morimos)(?! (?:de|por)\b)|hospital|urgencias|ronchas?|(?:se|me) (?:hinch|ahog|asfixi|brot)\w+)/;
/** "Las nueces lo matan", "el huevo le hace daño". */
const SPANISH_AFTER =
  /^(?:(?:l[oae]s? matan?(?! (?:de|por|el|la|todo)\b)|(?:me|le|les|nos) (?:hacen? (?:mucho )?dano|enferman?|(?:dan?|causan?|provocan?) (?:urticaria|ronchas|anafilaxia)))|(?:es|son) veneno para (?:mi|el|ella|nosotros))(?: |$)/;
/** "Me hace daño el cacahuate". */
const SPANISH_HURTS = /(?<!no )(?:me|le|les|nos) (?:hacen? (?:mucho )?dano|enferman?)(?: (?:el|la|los|las))?$/;
const CHINESE_KILLS = /^会(?:要[我他她]?的?命|致命)[的了]?$/;
const CHINESE_BEFORE = /(?<!不)(?:吃|碰)(?:了|到|点)?$/;
const CHINESE_HARM =
  /^(?:了|就|会|马上|立刻|都|可能|[的得]){0,4}(?:死(?!忠)|肿|吐(?![壳刺骨槽])|痒|起疹|休克|窒息|进医院|没命|出事|喘)/;
const KOREAN_HARM =
  /^[을를은는도]?(?:만|조금만|한입만)?(?:먹으면|먹었다가|닿으면|들어가면)(?:바로|진짜|정말)?(?:죽(?:어(?!도)|습|는|을수)|큰일|붓|부어|토(?!요)|응급|숨(?!통)|가려|쇼크|실려)/;
const VERB =
  /^(?:[吃碰命먹닿들]|com[eo]|com(?:emos|en)|toca|prueb[ao]|matan?|dano|enferman?|veneno|urticaria|ronchas|anafilaxia)$/;
/** At most this many tokens on each side of the food are read. */
const BESIDE = 14;

/**
 * Whether a Spanish, Chinese or Korean clause tells that a usual allergen harms whoever eats it: "si come cacahuates se
 * hincha", 吃了虾会死, 새우 먹으면 큰일나요.
 */
export function isHarmfulAbroad(text: readonly Token[], { start, end }: Piece): boolean {
  // Most foods have no such verb beside them, which is quick to see.
  if (!text.slice(Math.max(0, start - 2), end + 4).some(({ folded }) => VERB.test(folded))) return false;
  const isAsian = /^han/.test(text[start]?.kind ?? '');
  const [before, after] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)];
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  const stop = after.findIndex(({ kind }) => kind === 'break');
  const rest = stop < 0 ? after : after.slice(0, stop);
  if (isAsian) {
    const said = spelt(rest, 0, rest.length);
    const isEaten = CHINESE_BEFORE.test(spelt(clause, 0, clause.length));
    return (
      KOREAN_HARM.test(said) ||
      (clause.length === 0 && CHINESE_KILLS.test(said)) ||
      (isEaten && CHINESE_HARM.test(said))
    );
  }
  const [first, last] = [spelt(clause, 0, clause.length, ' '), spelt(rest, 0, rest.length, ' ')];
  if (SPANISH_AFTER.test(last) || SPANISH_HURTS.test(first)) return true;
  return SPANISH_BEFORE.test(first) && (SPANISH_HARM.test(first) || SPANISH_HARM.test(last));
}

import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

const EATS = '(?:como|come|comemos|comen|toca|prueba|pruebo|hay|llevan?)';
/** The stems of verbs for swelling, choking and breaking out. */
const SWELLS = 'hinch|ahog|asfixi|brot';
const RASH = 'urticaria|ronchas|anafilaxia';
const TRACES = 'riesgo|trazas?|rastros?';
const SPANISH_BEFORE = new RegExp(`(?:^| )(?:si|cuando) (?:yo |se |me )?${EATS}(?: \\w+)?$`);
const SPANISH_HARM = new RegExp(
  [
    '(?:me muero|se muere|nos morimos|(?:voy|va|vamos) a morir(?:me|se|nos)?)(?! (?:de|por)\\b)',
    '(?<!\\b(?:cerca|(?:al )?lado|junto|frente|enfrente|detras) (?:del|al) )hospital|urgencias|ronchas?',
    `(?:se|me) (?:${SWELLS}|enferm|vomit|pon(?:go|e) (?:muy )?(?:mal|enferm))\\w*`,
  ].join('|'),
);
const HURTS = `(?:me|le|les|nos) (?:${[
  'hacen? (?:mucho )?dano',
  'enferman?|inflaman?|intoxican?',
  '(?:caen?|sientan?) (?:muy |re)?(?:mal|fatal|pesad[oa]s?)',
  'ponen? (?:muy )?(?:mal[oa]?|enferm[oa])',
  'mandan? al hospital',
  'cierran? la garganta',
  `(?:dan?|causan?|provocan?|salen?|sacan?) (?:${RASH})`,
].join('|')})`;
/** "Las nueces lo matan", "el huevo le hace daño". */
const SPANISH_AFTER = new RegExp(
  `^(?:l[oae]s? matan?(?! (?:de|por|el|la|todo)\\b)|${HURTS}|(?:es|son) veneno para (?:mi|el|ella|nosotros))(?: |$)`,
);
/** "Me hace daño el cacahuate", "me hincho con los camarones". */
const SPANISH_HURTS = new RegExp(
  `(?<!\\bno )(?:${[
    `${HURTS}(?: con)?`,
    `(?:(?:me|se|nos) (?:${SWELLS}|enferm|intoxi|pon(?:en?|go) (?:roj|mal|enferm))\\w*(?: la (?:piel|cara|boca))?|se (?:me|le) cierra la garganta) (?:con|por)`,
    'da miedo comer',
    '(?<!\\bno (?:le )?)(?:tengo|tiene) miedo (?:a|al|de)',
    '(?:cuidado|ojo) con',
    '(?:sensible|sensibilidad) al?',
    'contaminacion cruzada (?:con|de|por)',
    `(?:${TRACES}) del?`,
  ].join('|')})(?: (?:el|la|los|las))?$`,
);
/** "Las nueces me matan", alone in its clause. In "los camarones me matan, qué ricos", the diner loves the shrimp. */
const SPANISH_KILLS = /^(?:(?:me|nos) matan?|y me muero)$/;
const SPANISH_KILLS_BEFORE = /(?:^| )(?:me|nos) matan?(?: (?:el|la|los|las))?$/;
const SPANISH_THESE = /^(?:est|es)[oa]s?$/;
const SPANISH_PRAISE = /^(?:que|tan|son|estan?|me encant\w+|l[oa]s amo|mmm+|delicios\w+|buenisim\w+|ric[oa]s?) ?/;
/** "Las ganas de camarones me matan". */
const SPANISH_LONGING = /(?:^| )(?:ganas|antojos?) del?(?: \w+)?$/;
/** "Me matan los camarones al ajillo", "el queso me mata": the diner loves them. */
const SPANISH_LOVED = / (?:al|a la|con) |^quesos?$/;
const CHINESE_KILLS = /^会(?:要[我他她]?的?命|致命)[的了]?$/;
/** In Cantonese, 蝦敏感 is a shrimp allergy. */
const CHINESE_SENSITIVE = /^敏感(?![度期肌])/;
const CHINESE_BEFORE = /(?<![不没少])(?:吃|碰|喝|闻)(?:了|到|点)?$/;
const CHINESE_ILL =
  '(?:死(?!忠)|肿|吐(?![壳刺骨槽])|[^，心牙手]{0,2}痒|[起长]疹|休克|窒息|进医院|没命|出事|喘|拉肚子|腹泻|难受|不舒服)';
const CHINESE_HARM = new RegExp(`^(?:了|就|会|马上|立刻|都|可能|[的得]){0,4}${CHINESE_ILL}`);
/** 花生吃了会死. 吃到吐 only means that somebody ate a lot. */
const CHINESE_EATEN = new RegExp(`^[吃碰](?:了|到)?(?:就|会|马上|立刻|都)+${CHINESE_ILL}`);
const KOREAN_HARM =
  /^[을를은는도]?(?:만|조금만|한입만)?(?:먹으면|먹었다가|닿으면|들어가면)(?:바로|진짜|정말)?(?:(?:목|입술?|얼굴|온?몸|혀)[이가])?(?:죽(?:어(?!도)|습|는|을수|음|고말)|병원(?:에)?(?:가|갑|실|행)|큰일|붓|부어|토(?!요)|응급|숨(?!통)|가려|쇼크|실려|설사|배가?아|탈이?나|구토|간지)|^[을를은는도]?(?:만)?먹고(?:응급|병원에?실려|쓰러|두드러기)/;
/** The words of the patterns above of which one must be beside the food. */
const VERB = new RegExp(
  `^(?:[吃碰喝闻命敏먹닿들]|${EATS}|${RASH}|${TRACES}|(?:${SWELLS}|enferm|intoxi)\\w+|${[
    'matan?|dano|veneno|mal[oa]?|fatal|pesad[oa]s?|inflaman?|roj[oa]|muero|hospital|garganta',
    'miedo|cuidado|ojo|cruzada|sensi(?:ble|bilidad)',
  ].join('|')})$`,
);
/** At most this many tokens on each side of the food are read. */
const BESIDE = 14;

/**
 * Whether a Spanish, Chinese or Korean clause tells that a usual allergen harms whoever eats it: "si come cacahuates se
 * hincha", 吃了虾会死, 새우 먹으면 큰일나요.
 */
export function isHarmfulAbroad(text: readonly Token[], { start, end }: Piece): boolean {
  // Most foods have no such verb beside them, which is quick to see.
  if (!text.slice(Math.max(0, start - 3), end + 4).some(({ folded }) => VERB.test(folded))) return false;
  const isAsian = /^han/.test(text[start]?.kind ?? '');
  const [before, after] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)];
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  const stop = after.findIndex(({ kind }) => kind === 'break');
  const rest = stop < 0 ? after : after.slice(0, stop);
  if (isAsian) {
    const said = spelt(rest, 0, rest.length);
    if (said.endsWith('吗')) return false; // a question
    const isEaten = CHINESE_BEFORE.test(spelt(clause, 0, clause.length));
    return (
      KOREAN_HARM.test(said) ||
      CHINESE_EATEN.test(said) ||
      CHINESE_SENSITIVE.test(said) ||
      (clause.length === 0 && CHINESE_KILLS.test(said)) ||
      (isEaten && CHINESE_HARM.test(said))
    );
  }
  const [first, last] = [spelt(clause, 0, clause.length, ' '), spelt(rest, 0, rest.length, ' ')];
  if (SPANISH_LONGING.test(first)) return false;
  const isPraised = SPANISH_PRAISE.test(spelt(stop < 0 ? [] : after.slice(stop + 1), 0, 2, ' '));
  if (SPANISH_AFTER.test(last) || (SPANISH_HURTS.test(first) && !isPraised)) return true;
  if ((SPANISH_KILLS.test(last) && !SPANISH_THESE.test(first)) || (last === '' && SPANISH_KILLS_BEFORE.test(first)))
    return !isPraised && !SPANISH_LOVED.test(spelt(text, start, end, ' '));
  return SPANISH_BEFORE.test(first) && (SPANISH_HARM.test(first) || SPANISH_HARM.test(last));
}

import { spelt } from '../../words/spelt';
import type { Token } from '../../words/tokens';
import type { Piece } from '../Piece';

/** 远离花生, 禁花生, 忌食虾. Not in 情不自禁, 百无禁忌, 解禁 (allowed again) and 八戒 (a name). */
const HAN_BEFORE =
  /(?<!没有|[不没别要自无解开宵紫八破钻婚])(?:远离|避开|严?禁[止食吃放加]*|勿[放加]|(?<!禁)忌[口食吃]*|戒口?|(?:去|拿)掉|剔除|(?<![一二三四五六七八九〇零0-9])零)$/;
/** 花生不能碰, 花生禁. */
const HAN_AFTER =
  /^(?:一定|绝对|千万|完全|一点|都|也)*(?:不可以?|不能[碰放有加]|不碰|碰不得|[勿别][放加入]|禁忌|禁止?|忌口?|免|拒绝|走开|零容忍|不[准许]|致命|[x×])[了哦啊呀的]?$/;
/** 去掉鱼刺 and 剔除虾线 keep out only a part of the food. */
const PART = /^[刺壳线头尾黄腥骨皮]/;
/** 땅콩 피해주세요, 땅콩 불가, 땅콩 넣지 마세요, 땅콩 먹지 못해요. */
const HANGUL_AFTER =
  /^(?:은|는|이|가|을|를|도)?(?:꼭|절대로?|섭취|반입|일절|일체|전혀|모두|다)*(?:피해(?:야|주|줘|서)|피하(?:고|려|세)|(?:노노?|no|nono|x|[ㄴ\u1102]{2}|주의)$|불가(?:능[해합]|(?![마리사피능]))|조심(?!스)|무서[워웠]|못해(?:요|서|$)|(?:넣|먹|들어가)지(?:못(?!할)|마(?!라탕)|말(?!라는))|(?:먹을|드실|섭취할)수(?:가|는)?없|(?:(?:먹으|드시|들어가|있으|넣으)면)?안(?:됨|됩니다|되는데|되니까|되요))/;
/** 땅콩 ㄴㄴ, also before another wish. */
const HANGUL_NO = /^(?:노노|[ㄴ\u1102]{2})$/;
/** 노땅콩 (no peanuts): what the word of the food begins with. In 무고등어조림, 무 is a radish. */
const HANGUL_PREFIX = /^(?:노|논|무)$/;
const HANGUL_DISH = /^(?:조림|탕|국|찜)/;

/** Whether the Chinese or Korean words beside a food keep it out: 远离花生, 花生禁, 땅콩 불가, 노땅콩. */
export function isKeptOutInAsia(text: readonly Token[], { start, end }: Piece, first: number, last: number): boolean {
  const before = spelt(text, first, start);
  const after = spelt(text, end, stopOf(text, end, last));
  const isAfter = HAN_AFTER.test(after) || HAN_AFTER.test(spelt(text, end, last));
  if ((HAN_BEFORE.test(before) && !PART.test(after)) || (isAfter && !/非/.test(before))) return true;
  if (HANGUL_AFTER.test(after)) return true;
  if (HANGUL_NO.test(spelt(text, end, wordEnd(text, end)))) return true;
  let begin = start;
  while (text[begin]?.beginsWord === false) begin -= 1;
  const isDish = HANGUL_DISH.test(spelt(text, end, end + 2));
  return end - start > 1 && !isDish && HANGUL_PREFIX.test(spelt(text, begin, start));
}

/** The end of the clause, or the next space between Chinese words: 花生禁 泰国菜. */
function stopOf(text: readonly Token[], end: number, last: number): number {
  for (let at = end + 1; at < last; at += 1)
    if (text[at]?.kind === 'han' && text[at - 1]?.kind === 'han' && (text[at]?.start ?? 0) > (text[at - 1]?.end ?? 0))
      return at;
  return last;
}

/** The end of the Korean word that begins at a token. */
function wordEnd(text: readonly Token[], start: number): number {
  let end = start + 1;
  while (text[end]?.beginsWord === false) end += 1;
  return end;
}

import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import { namesAllergy } from './allergyWords';
import { isDeniedFood } from './isDeniedFood';
import type { Piece } from './Piece';

const BEFORE =
  /(?:^| )(?:(?:no|without|zero|not any|sin|ninguna) (?:food |known |dietary )?(?:allergies|alergias)|(?:not|nobody|noone|no one|none|isnt|arent)(?: is| are| really| actually)? allergic)$/;
const ASIAN_BEFORE = /(?:没有?|无|不)过敏$/;
/** 없다 (there is no) and 아니다 (is not), but not 알레르기 없는 식당 (a restaurant without the allergen) or 없이 (without). */
const ASIAN_AFTER = /^[가는은도]?(?:없(?!는(?!데)|이|게|을|도록|애|으면)|아니(?:에요|고|야)|아닙니다|아님)/;
/** "Allergies: none, shrimp", "alergias: ninguna". In "allergies: no nuts", the "no" refuses the nuts. */
const NONE =
  /^(?:[:：] )?(?:none|nope|n a|nil|not any|ningun[ao]?|(?:无|没 ?有|없 ?음|no|na)(?= [,.;!，。；]|$))(?: |$)/;
/** "Not allergic to nuts but allergic to shrimp" denies the first allergy; "but my son is" does not. */
const OTHER = /^but (?:(?:i am|im|am|i have|have) )?(?:an? )?(?:\w+ )?allerg/;
/** "No allergies except nuts" names an allergy. */
const EXCEPT = /\b(?:except|but|besides|other|apart|aside|only|just|excepto|menos|salvo|pero)\b|除|只|말고|빼/;
/** At most this many words before an allergy, and tokens after it, are looked at. */
const BESIDE = 4;

/** A clause that only asks for allergies: "any food allergies", 过敏史. "Nut allergy" names one. */
const HEADING =
  /^(?:(?:any|known|no|food|my|our|kids?) )*(?:allerg\w+|intolerances?|alergi\w+|过 敏(?: [史原源])?|알 \S \S(?: \S)?)[ ?？:：]*$/;

/** Whether a piece says that there is no allergy: "oyster bar, no allergies", "nobody is allergic", 没有过敏. */
export function isDeniedAllergy(text: readonly Token[], { start, end }: Piece): boolean {
  const after = text.slice(end, end + BESIDE);
  const follows = after.map(({ folded }) => folded).join(' ');
  if (EXCEPT.test(follows) && !OTHER.test(follows)) return false;
  const last = text.slice(0, end).findLastIndex(({ kind }, at) => kind === 'break' && at < start);
  const first = Math.max(last + 1, start - BESIDE);
  // The piece can contain the food: "allergic to dairy".
  const said = text[start]?.folded === 'allergic' ? start + 1 : end;
  return (
    isDeniedFood(text, { start, end }) ||
    BEFORE.test(spelt(text, first, said, ' ')) ||
    (HEADING.test(spelt(text, last + 1, end, ' ')) && NONE.test(spelt(text, end, end + BESIDE, ' '))) ||
    ASIAN_BEFORE.test(spelt(text, first, end)) ||
    ASIAN_AFTER.test(spelt(text, end, end + BESIDE))
  );
}

/** Whether a piece is a phrase for an allergy that the craving denies: "nut allergy" in "we have no nut allergy". */
export const namesDeniedAllergy = (text: readonly Token[], piece: Piece): boolean =>
  piece.kind === 'concept' &&
  (text[piece.end]?.folded.startsWith('allerg') || namesAllergy(text, piece)) &&
  isDeniedAllergy(text, piece);

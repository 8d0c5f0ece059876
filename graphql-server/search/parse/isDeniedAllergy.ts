import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

const BEFORE =
  /(?:^| )(?:(?:no|without|zero|not any|sin|ninguna) (?:food |known |dietary )?(?:allergies|alergias)|(?:not|nobody|noone|no one|none|isnt|arent)(?: is| are| really| actually)? allergic)$/;
const ASIAN_BEFORE = /(?:没有?|无|不)过敏$/;
const ASIAN_AFTER = /^(?:[가는은도])?없/;
/** "No allergies except nuts" names an allergy. */
const EXCEPT = /\b(?:except|but|besides|other|apart|aside|only|just|excepto|menos|salvo|pero)\b|除|只|말고|빼/;
/** At most this many words before an allergy, and tokens after it, are looked at. */
const BESIDE = 4;

/** Whether a piece says that there is no allergy: "oyster bar, no allergies", "nobody is allergic", 没有过敏. */
export function isDeniedAllergy(text: readonly Token[], { start, end }: Piece): boolean {
  const after = text.slice(end, end + BESIDE);
  if (EXCEPT.test(after.map(({ folded }) => folded).join(' '))) return false;
  const last = text.slice(0, end).findLastIndex(({ kind }, at) => kind === 'break' && at < start);
  const first = Math.max(last + 1, start - BESIDE);
  // The piece can contain the food: "allergic to dairy".
  const said = text[start]?.folded === 'allergic' ? start + 1 : end;
  return (
    BEFORE.test(spelt(text, first, said, ' ')) ||
    ASIAN_BEFORE.test(spelt(text, first, end)) ||
    ASIAN_AFTER.test(spelt(text, end, end + BESIDE))
  );
}

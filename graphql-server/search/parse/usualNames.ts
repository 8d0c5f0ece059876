import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';
import type { Piece } from './Piece';

/** The names of the usual allergens that have no diet of their own. "No anchovies" refuses only one kind of fish. */
const NAMES =
  /^(?:eggs?|fish(?:es)?|seafood|sea food|shellfish|soy|soya|sesame(?: seeds?)?|huevos?|pescados?|mariscos?|soja|ajonjoli|sesamo|(?:吃)?[鱼蛋]类?|鸡蛋|海[鲜产]|贝类|甲壳类|大豆|黄豆|芝麻)$/;
const KOREAN_NAMES =
  /^(?:계란|달걀|생선|물고기|해산물|해물|갑각류|조개|대두|콩|참깨|깨)(?:[을를은는이가도과와랑나]|이나|이랑|하고)?$/;

/** Whether a piece names a whole class of usual allergens: fish, but not anchovies. */
export const isUsualName = (text: readonly Token[], { start, end }: Piece): boolean =>
  NAMES.test(spelt(text, start, end, text[start]?.kind === 'han' ? '' : ' ')) ||
  KOREAN_NAMES.test(spelt(text, start, end));

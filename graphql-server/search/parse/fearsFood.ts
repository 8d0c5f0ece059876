const FEARS = /\b(?:scared|afraid|terrified|wary|worried|nervous|concerned) (?:of|about)$/;
/** "I used to be afraid of oysters", "who's afraid of crab". */
const NO_FEAR = /^who(?:s| is)\b|\b(?:used to|no longer|stop|over|less|nobody|no one|not|never|dont|arent|isnt|nt)\b/;
/** "Worried about seafood prices", "scared of oysters but curious". */
const OTHER_FEAR =
  /^(?:pric\w+|costs?|fresh\w*|quality|being|smells?|seasons?|bones?|heads?|waste|calories|sustainab\w+|safety|that|in tanks)\b|\bbut (?:\w+ )?(?:curious|want|wanna|love|willing|trying)\b/;

/**
 * Whether the diner fears a food: "scared of shellfish", "worried about nuts".
 * @param precedes the words before the food in its clause
 * @param follows some words after the food
 */
export const fearsFood = (precedes: string, follows: string): boolean =>
  FEARS.test(precedes) && !NO_FEAR.test(precedes) && !OTHER_FEAR.test(follows);

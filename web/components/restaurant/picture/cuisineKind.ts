/** The kinds of cuisine that have their own look in PlacePlaceholder. */
export type CuisineKind =
  | 'pizza'
  | 'italian'
  | 'mexican'
  | 'japanese'
  | 'noodles'
  | 'indian'
  | 'barbecue'
  | 'burger'
  | 'chicken'
  | 'seafood'
  | 'steak'
  | 'sandwich'
  | 'breakfast'
  | 'coffee'
  | 'bakery'
  | 'sweets'
  | 'bar'
  | 'wine'
  | 'mediterranean'
  | 'garden'
  | 'table';

const clues: readonly (readonly [CuisineKind, string])[] = [
  ['pizza', 'pizz\\p{L}*|calzone'],
  ['japanese', 'sushi|japanese|izakaya|sashimi|poke|hibachi|teppan\\p{L}*'],
  [
    'noodles',
    'ramen|pho|noodles?|thai|vietnamese|chinese|china|chop suey|wok|korean|asian|dim sum|szechuan|sichuan|taiwanese|hunan|udon|filipino|dumplings?|hot ?pot|cantonese|laotian|malaysian|indonesian|singaporean|cambodian|burmese|mongolian',
  ],
  [
    'mexican',
    'mexican|mexico|taco\\p{L}*|taquer\\p{L}*|burrito\\p{L}*|tex ?mex|cantina|tamale\\p{L}*|salvadoran|pupus\\p{L}*|latin|guatemalan|arepas?',
  ],
  [
    'indian',
    'indian|india|curry|tandoor\\p{L}*|masala|biryani|pakistani|nepal\\p{L}*|bangladeshi|himalayan|tibetan|sri lankan',
  ],
  ['barbecue', 'bbq|barbe[cq]ue|smoke\\s?house|smoked|pit|ribs'],
  ['burger', 'burgers?|hamburgers?|diner|drive ?in'],
  ['chicken', 'chicken|wings?|wingstop|fried|soul food|southern|cajun|creole'],
  ['seafood', 'seafood|fish|oysters?|crab|lobster|shrimp|catfish'],
  ['steak', 'steak\\p{L}*|chop ?house|prime rib|grill|argentin\\p{L}*|brazilian|churrasc\\p{L}*'],
  ['italian', 'italian|italia|trattoria|ristorante|osteria|pasta\\p{L}*|spaghetti'],
  [
    'mediterranean',
    'mediterranean|greek|gyros?|middle eastern|lebanese|turkish|persian|falafel|kebab|shawarma|moroccan|ethiopian|bosnian|afghan|israeli|syrian|yemen\\p{L}*|egyptian|arab|kurdish|pita',
  ],
  ['breakfast', 'breakfast|brunch|pancakes?|waffles?|omelet\\p{L}*|eggs?|morning'],
  ['coffee', 'coffee\\p{L}*|caf[eé]|espresso|tea|teahouse|roast\\p{L}*|starbucks|kaldi\\p{L}*'],
  [
    'sweets',
    'ice cream|frozen|custard|gelato|dessert\\p{L}*|candy|chocolat\\p{L}*|sweets?|bubble tea|yogurt|creamery|cookies?|milkshakes?|shaved ice|cr[eê]pes?|cr[eê]perie',
  ],
  [
    'bakery',
    'baker\\p{L}*|bread|donuts?|doughnuts?|bagels?|patisserie|p[aâ]tisserie|cakes?|pies?|cupcakes?|pretzels?|pastr(?:y|ies)',
  ],
  ['sandwich', 'sandwich\\p{L}*|deli|delicatessen|subs?|subway|hoagies?|panini|hot dogs?|cheese ?steaks?'],
  ['garden', 'vegan|vegetarian|salads?|juices?|a[cç]a[ií]|healthy|smoothies?|plant\\p{L}*|green|garden|farm'],
  ['wine', 'wine|winery|vineyard|french|bistro|brasserie|spanish|tapas|fine dining'],
  ['bar', 'bar|pub|tavern|brew\\p{L}*|beer|taproom|lounge|cocktails?|distiller\\p{L}*|saloon|ale|gastropubs?'],
];

/**
 * Searches the restaurant's cuisines for the words in `clues`, and returns the first kind with a match. If the cuisines
 * contain no such word, the function searches the restaurant's name. If the name contains no such word, the kind is
 * 'table'. Use the kind only for decoration.
 */
export function cuisineKind(cuisine: string | null | undefined, name: string): CuisineKind {
  return kindIn(cuisine ?? '') ?? kindIn(name) ?? 'table';
}

const patterns = clues.map(([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const);

function kindIn(text: string): CuisineKind | undefined {
  const words = text.toLowerCase().replace(/[_;,/-]/g, ' ');
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

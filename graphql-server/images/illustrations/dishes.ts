/** One picture of a dish: its size relative to other dishes, its role, and the words that match it. */
export interface Dish {
  /** The length of the longer side. A plate of food has the length 1. */
  size: number;
  /**
   * food: a dish that may be drawn on a plate; vessel: a dish that is drawn without a plate; drink: a glass or a cup;
   * side: a dish that is drawn only next to a main dish.
   */
  role: 'food' | 'vessel' | 'drink' | 'side';
  /** The words on a menu that this picture illustrates, as the source of a regular expression for lower-case text. */
  words: string;
}

const food = (words: string, size = 1): Dish => ({ size, role: 'food', words });
const vessel = (words: string, size = 1): Dish => ({ size, role: 'vessel', words });
const drink = (words: string, size = 1): Dish => ({ size, role: 'drink', words });
const side = (words: string, size = 0.6): Dish => ({ size, role: 'side', words });

/**
 * The pictures in ./dishes by code point (the emoji's number in Unicode, as in the file's name), each with its words.
 * The order matters: if several pictures match one line of a menu, only the first that is not a side may become the
 * main dish. '2615' is always the first, because JavaScript puts keys that are whole numbers before all other keys.
 */
export const dishes: Readonly<Record<string, Dish>> = {
  '1f355': food('pepperoni|(?<=^|, )pizzas?(?=$|,)'), // the picture is a slice with salami
  '1f32d': food('hot ?dogs?|sonoran (?:hot )?dogs?|dogos?|corn dog|bratwurst', 0.95),
  '1f32e': food('tacos?|tlayudas?|tostadas?|taquer[ií]a|gringas?|quesabirria|barbacoa|al pastor'),
  '1f32f': food('burritos?|wraps?|shawarma|laffa|d[oö]ner|gyros?'),
  '1fad4': food('tamales?|humitas?|corundas?', 0.95),
  '1f354': food('(?<!not the )burgers?|cheeseburgers?|sliders?|smash'),
  '1f96a': food(
    'sandwich(es)?|deli|reubens?|(?:chicken|turkey) club|po.?boys?|b[aá]nh m[iì]|on (?:\\S+ )?rye|subs?|hoagies?|melts?|torta',
  ),
  '1f959': food('pita|falafel|souvlaki|sabich|cevapi|ćevapi', 0.95),
  '1f9c6': food('falafel|taameya|kibbeh|croquettes?|arancini|meatballs?|hushpupp\\w*', 0.8),
  '1f363': food('sushi|nigiri|omakase|sashimi|maki'),
  '1f359': food('onigiri|rice balls?|hand rolls?|musubi', 0.85),
  '1f371': food('bento|tiffin|thali|set lunch|izakaya|lunchbox'),
  '1f35c': vessel(
    'ramen|pho|ph[oở]|udon|soba|laksa|tonkotsu|shoyu|shio|tantanmen|tsukemen|(?<!zucchini |buttered |rice )noodles?|lamian|pancit',
    1.05,
  ),
  '1f95f': food(
    'dumplings?|gyoza|khinkali|har gow|dim sum|pierogi|momos?|mantu|empanadas?|pelmeni|potstickers?|samosas?|bolani',
    0.95,
  ),
  '1f961': vessel('chop suey|take-?out|chow mein|fried rice|lo mein|chinese|pad thai|wok|szechuan|sichuan|hunan|thai'),
  '1f364': food('fried shrimp|(?:shrimp|prawn) tempura', 0.9),
  '1f35b': vessel(
    'curry|curries|masala(?! chai| dosa)|tikka|korma|khao soi|vindaloo|indian|egusi|kare|jjigae|chettinad|nepal\\w*',
  ),
  '1f35a': vessel(
    '(?<!cauliflower )rice(?! (?:noodle|cake|pudding|crust|pasta|balls?))|biryani|jollof|bibimbap|palaw|pilaf|donburi|silog|poke|thieboudienne|tehari',
    0.95,
  ),
  '1f958': vessel('paella'),
  '1f372': vessel(
    'stews?|tagines?|feijoada|soups?|gumbo|chowder|broth|pozole|chili(?! oil| dog)|goulash|mole|sinigang|doro|hot ?pot',
  ),
  '1fad5': vessel('fondue|raclette|queso|rarebit', 0.95),
  '1f35d': vessel(
    'spaghetti|pasta|tagliatelle|gnudi|gnocchi|agnolotti|lasagna|rag[uù]|ravioli|trattoria|italian|carbonara|linguine',
  ),
  '1f957': vessel('(?<!egg |potato |whitefish )salads?(?! dressing)|caesar|(?:cole)?slaw|fattoush|horiatiki'),
  '1f969': food(
    'steaks?(?! tartare)|ribeye|sirloin|chops?|steakhouse|carne asada(?! fries)|lomo|elk|venison|lamb (?:chops?|lollipops|on the cross)|veal chop',
  ),
  '1f356': food('ribs?|barbecue|bbq|oxtails?|shank|osso buco|pork knuckle|pork neck|rib tips'),
  '1f357': food(
    'chicken(?!-of-the-woods| feet| hearts| tail| soup| pot pie| thigh yakitori)|(?<!angel )wings?(?! of| of crust)|drumsticks?|poultry|inasal|pollo|rotisserie|partridge|quail(?! eggs?)|duck confit|turkey (?:leg|wings?)',
  ),
  '1f99e': food('lobsters?|crawfish|crayfish|langoustines?'),
  '1f980': food('crabs?|crab cakes?'),
  '1f990': food('shrimps?|prawns?|camarones|gobernador|aguachile', 0.95),
  '1f9aa': food('oysters?|clams?|mussels?|scallops?|raw bar', 0.95),
  '1f373': vessel(
    'eggs?(?! creams?| tarts?| waffles?| custard| drop| muffins?| salad)|omelettes?|breakfast|diner|benedict|chilaquiles|slinger|hash|scramble|machaca',
    1.05,
  ),
  '1f95e': food('pancakes?|hotcakes?|johnnycakes?|griddle|blini', 0.95),
  '1f9c7': food('waffles?', 0.9),
  '1f950': food('croissants?|kouign|viennoiserie|danish|patisserie|pastr(?:y|ies)', 0.95),
  '1f956': food('baguettes?|tartines?|french(?! toast)|bistro|brasserie', 0.95),
  '1f35e': food('bread|loaf|loaves|challah|toast|babka|brioche|biscuits?|cornbread|maritozzo|bun', 0.95),
  '1f96f': food('bagels?|lox|schmear|pletzl', 0.95),
  '1f968': food('pretzels?|beer hall|german|biergarten', 0.95),
  '1fad3': food(
    'naan|roti|paratha|pupusas?|injera|tortillas?|flatbreads?|lepinja|dosa|pita bread|crepes?|manakish',
    0.85,
  ),
  '1f967': food('(?<!tomato |white |cream )pies?|cobbler|galettes?|tarts?(?! cherry)|quiche|pot pie|handpie', 0.95),
  '1f370': food(
    '(?<!turnip |rice |crab |fish |cornbread )cakes?(?! cone)|shortcake|cheesecake|pound cake|gateau',
    0.95,
  ),
  '1f382': food('birthday|layer cake|sheet cake|celebrat\\w*', 1),
  '1f9c1': food('cupcakes?|muffins?', 0.85),
  '1f369': food('do(?:ugh)? ?nuts?|beignets?', 0.9),
  '1f36a': food('cookies?|biscotti|rugelach|alfajor\\w*|hamantaschen', 0.8),
  '1f36b': food('chocolate|brownies?|cacao', 0.85),
  '1f36e': food('flan|(?<!frozen )custard|panna cotta|cr[eè]me (?:caramel|br[uû]l[eé]e)', 0.8),
  '1f366': food('soft serve|cones?|gelato|kulfi', 1),
  '1f368': vessel('ice cream|sundaes?|sorbet|gelato|booza|concrete|frozen custard', 0.95),
  '1f367': food('shaved ice|halo-halo|raspado|granita|paletas?|mangonada|snow ?cones?', 0.95),
  '1f361': food('dango|mochi|wagashi|boba sweets', 0.9),
  '1f360': side('sweet potato\\w*|yams?|roots', 0.75),
  '1f35f': food('fries|frites|chips|potatoes|papas', 0.85),
  '1f37f': food('popcorn(?! chicken| shrimp)', 0.9),
  '1f33d': food('corn(?! dogs?)|elote|succotash|hominy|blue corn', 0.9),
  '1f9c0': food('cheese (?:board|plate)|fried cheese|paneer|feta|halloumi|burrata', 0.8),
  '1f951': side('avocado|guacamole|tostada', 0.7),
  '1f966': side('broccoli', 0.7),
  '1f955': side('carrots?', 0.75),
  '1f96c': side('lettuce|collards?|cabbage|spinach|kale|kimchi', 0.75),
  '1f345': side('tomato\\w*|marinara|salsa|gazpacho|margherita', 0.5),
  '1f33f': side('basil|herbs?|oregano|mint|cilantro|za.?atar|thyme', 0.6),
  '1f336-fe0f': side('chil[ei]s?|chillies|hot sauce|spicy|jalape\\w*|gochujang|harissa|yaji', 0.5),
  '1f34b': side('lemons?|citrus|lime|yuzu|lemonade', 0.45),
  '1f9c4': side('garlic|toum|aioli', 0.45),
  '1f9c5': side('onions?|shallots?|leeks?', 0.5),
  '1fad2': side('olives?(?! oil)|tapenade', 0.38),
  '1fad1': side('bell peppers?|giardiniera|pepperoncini', 0.6),
  '1f952': side('cucumber|pickles?', 0.6),
  '1f95c': side('peanuts?(?!-free)|satay', 0.5),
  '1f36f': side('honey|syrup|sorghum|agave', 0.65),
  '1f9c8': side('butter|ghee', 0.55),
  '1f353': side('strawberr\\w*|fresas', 0.45),
  '1f352': side('cherr\\w*|sour cherry', 0.55),
  '1fad0': side('blueberr\\w*|blackberr\\w*|berries', 0.5),
  '1f351': side('peach(es)?|apricots?|plums?', 0.55),
  '1f34a': side('oranges?|tangerines?|grapefruit', 0.5),
  '1f96d': side('mango\\w*', 0.6),
  '1f34d': side('pineapple|pi[ñn]a', 0.85),
  '1f965': side('coconut|copra', 0.65),
  '1f347': side('grapes?|raisins?', 0.65),
  '2615': drink('coffee|espresso|latte|cappuccino|mocha|pour-?over|caf[eé]|americano', 0.75),
  '1fad6': drink('tea(?![ -](?:leaf|smoked))|teapot|chai', 0.85),
  '1f375': drink('matcha|green tea|earl grey', 0.8),
  '1f9cb': drink('boba|bubble tea|milk tea|horchata|champurrado|iced coffee|cold brew', 0.95),
  '1f964': drink('soda|milkshakes?|shakes?|malts?(?! vinegar)|root beer|float|agua fresca', 0.95),
  '1f379': drink(
    '(?<!shrimp |campechana )cocktails?|spritz|punch|hurricane|tiki|mezcal|margarita|(?:pisco|whiske?y) sour|sorrel|zobo|juice',
    0.95,
  ),
  '1f378': drink('martinis?|(?<!shrimp |campechana )cocktail|gin|lounge|negroni|speakeasy|vermouth', 0.95),
  '1f377': drink('wine bar|winery|vino|sommelier', 0.95),
  '1f37a': drink(
    '(?<!root )beer(?![ -](?:battered|cheese|brat))|tavern|pub|brewery|lager|(?:pale )?ale(?! float)|sports bar|michelada|cerveza|taproom',
    0.95,
  ),
  '1f37e': drink('champagne by the glass|bubbles|prosecco|sparkling', 1.05),
  '1f376': drink('sake|soju|izakaya', 0.95),
};

// Cravings that are made to keep a server busy. `npm test` checks how the search reads them and how much work it does.
// bench/search.mjs measures the time.

/** @type {[name: string, text: string][]} */
export const hostileCravings = [
  ['long', 'spicy noodles '.repeat(800)],
  ['one thing again and again', 'ramen and '.repeat(1000)],
  ['one word', 'a'.repeat(10_000)],
  ['emoji', '🍜🍣🍕👨‍👩‍👧‍👦'.repeat(1000)],
  ['right to left', '\u202Eمطعم هادئ بلا موسيقى\u202C '.repeat(500)],
  ['controls', 'ra\u0000men \u0007\u001b[31m\ufeff\ud800'.repeat(2000)],
  ['stop words', 'the a of to in and or but not no '.repeat(500)],
  ['SQL', "'; DROP TABLE restaurants; -- UNION SELECT * FROM users WHERE ''='"],
  ['regular expressions', `${'(a+)+$'.repeat(500)} .*\\d{1,9999}`],
  ['misspelt', Array.from({ length: 100 }, (_, n) => `ramn${String.fromCharCode(97 + (n % 26))}qzx`).join(' ')],
  ['dollars', '$'.repeat(5000)],
  ['a phone number', 'pizza 3145551234 '.repeat(20)],
  ['commas', 'no a, '.repeat(2000)],
  ['states', 'MO, '.repeat(2000)],
  ['cities with states', 'ab cd ef MO '.repeat(2000)],
  ['cities', 'in ab cd ef gh '.repeat(2000)],
  ['names of places', 'park cafe grill '.repeat(1000)],
  ['allergens', `不要${'鱼、蛋、虾、奶、'.repeat(500)}`],
  ['ligatures', 'ﷺ'.repeat(5000)],
];

/** State codes by lower-case name: the fifty states, the District of Columbia and Puerto Rico (USPS Publication 28). */
const codeByName: Record<string, string> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'puerto rico': 'PR',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
};

/** The names of all states in lower case. */
export const stateNames: readonly string[] = Object.keys(codeByName);

const codes = new Set(Object.values(codeByName));
const nameByCode = new Map(Object.entries(codeByName).map(([name, code]) => [code, name]));

/** "mo", "D.C.", "Missouri" and "north  dakota" -> the two letters of the state. Any other text -> undefined. */
export function stateCode(text: string): string | undefined {
  const folded = text.toLowerCase().replaceAll('.', '').trim().replace(/\s+/g, ' ');
  const code = folded.toUpperCase();
  if (codes.has(code)) return code;
  return Object.hasOwn(codeByName, folded) ? codeByName[folded] : undefined;
}

/** "MO" -> "Missouri". Other text gets a capital letter at the beginning of each word except "of". */
export function stateName(code: string): string {
  return (nameByCode.get(code) ?? code).replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}

type EnumValue<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumValue<Rest>}`
  : Uppercase<Word>;

/**
 * A word of the app as the graph's enums name it: gluten-free -> GLUTEN_FREE. Its type is that very name, so a word that
 * the enum does not have fails the type check where the value is used.
 */
export function enumValue<Word extends string>(word: Word): EnumValue<Word> {
  return word.toUpperCase().replaceAll('-', '_') as EnumValue<Word>;
}

type EnumValue<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumValue<Rest>}`
  : Uppercase<Word>;

/**
 * The name of a word in the graph's enums: gluten-free -> GLUTEN_FREE. Its type is this exact name, so the type check
 * finds a word that is not in the enum.
 */
export function enumValue<Word extends string>(word: Word): EnumValue<Word> {
  return word.toUpperCase().replaceAll('-', '_') as EnumValue<Word>;
}

type EnumValue<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumValue<Rest>}`
  : Uppercase<Word>;

/**
 * The GraphQL enum value for a word: gluten-free -> GLUTEN_FREE. The return type is this exact value, so the compiler
 * reports a word for which the enum has no value.
 */
export function enumValue<Word extends string>(word: Word): EnumValue<Word> {
  return word.toUpperCase().replaceAll('-', '_') as EnumValue<Word>;
}

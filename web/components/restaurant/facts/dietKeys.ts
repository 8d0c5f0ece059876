/** The diets that a person can choose, in the spelling of the data. */
export const dietKeys = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;

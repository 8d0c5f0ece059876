/** The diets that a person can choose, spelled as in the URLs of the app. */
export const dietKeys = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'dairy-free', 'nut-free'] as const;

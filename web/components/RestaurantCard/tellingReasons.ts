/** The fields a craving can match, as the graph names them. */
export type ReasonField = 'NAME' | 'CUISINE' | 'DISH' | 'NEIGHBORHOOD' | 'DESCRIPTION';

/** One thing that matched, in the restaurant's own words. */
export interface Reason {
  readonly field: ReasonField;
  readonly text: string;
}

const shownAtMost = 2;
const shownElsewhere: readonly string[] = ['NEIGHBORHOOD', 'CUISINE', 'NAME'];

/** What a card says of why it was found: up to two dishes, else the plain facts, else the sentence that matched. */
export function tellingReasons(reasons: readonly { readonly field: string; readonly text: string }[]): Reason[] {
  const known = reasons as readonly Reason[];
  const dishes = known.filter(({ field }) => field === 'DISH');
  const facts = shownElsewhere.flatMap((wanted) => known.filter(({ field }) => field === wanted));
  const sentences = known.filter(({ field }) => field === 'DESCRIPTION');
  return ([dishes, facts, sentences].find((kind) => kind.length > 0) ?? []).slice(0, shownAtMost);
}

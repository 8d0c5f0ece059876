/** Added to the score of places that the craving names, so that they come first. */
export const NAME_BONUS = 1_000_000_000;

/** Also added if the text is exactly the whole name. */
export const WHOLE_NAME_BONUS = 310_000_000;

/**
 * The most that everything else can add to a named place. It is less than WHOLE_NAME_BONUS, so a whole name comes
 * first.
 */
export const MOST_BESIDE_NAME = 300_000_000;

/** The highest score that a place can have. */
export const MOST_POINTS = NAME_BONUS + WHOLE_NAME_BONUS + MOST_BESIDE_NAME;

/** If no place was named, the best match has about this score. */
export const SCALE = 100_000_000;

/**
 * Before the bonus for a name, sums lie between -MOST and MOST, so that scores fit into 32 bits. All weights together
 * are less than MOST, and sums below -MOST are raised to -MOST. choosePlaces subtracts scores, so the score of a named
 * place plus MOST must also fit into 32 bits.
 */
export const MOST = 5 * SCALE;

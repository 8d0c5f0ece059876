/** Added to the score of places that the craving names, so that they come first. */
export const NAME_BONUS = 1_000_000_000;

/** Added to the score of a place, in addition to NAME_BONUS, if the text is exactly the whole name of the place. */
export const WHOLE_NAME_BONUS = 310_000_000;

/**
 * The most that the other parts of the score can add to these bonuses. It is less than WHOLE_NAME_BONUS, so a place
 * comes first if its whole name was typed. A member's taste is mixed in later (addTaste) and can rarely change this.
 */
export const MAX_BESIDE_NAME = 300_000_000;

/** The highest score that a place can have. */
export const MAX_POINTS = NAME_BONUS + WHOLE_NAME_BONUS + MAX_BESIDE_NAME;

/** A part of the score that has the weight 1 (see weights.ts) adds at most this many points. */
export const SCALE = 100_000_000;

/**
 * Before the bonuses for names are added, the sum of a place's points lies between -MAX_SUM and MAX_SUM, so scores fit
 * into 32 bits. A higher sum is impossible, because the weights of all parts that are added to the sum (see addUp) are
 * together less than 5. A sum below -MAX_SUM is raised to -MAX_SUM. choosePlaces subtracts scores, so the score of a
 * named place plus MAX_SUM must also fit into 32 bits.
 */
export const MAX_SUM = 5 * SCALE;

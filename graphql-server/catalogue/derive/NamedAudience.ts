import type { Audience } from '../../facts/facts';

/**
 * An audience (not the public) that the name of a place implies. `rule` states in words why the name implies this
 * audience.
 */
export interface NamedAudience {
  audience: Exclude<Audience, 'public'>;
  rule: string;
}

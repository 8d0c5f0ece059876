import type { Audience } from '../../facts/facts';

/** The audience that a name implies if it is not the public, and the rule that implies it, in words. */
export interface NamedAudience {
  audience: Exclude<Audience, 'public'>;
  rule: string;
}

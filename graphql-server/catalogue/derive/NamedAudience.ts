import type { Audience } from '../../facts/facts';

/** An audience (not the public) that a name implies, and the rule that implies this audience, in words. */
export interface NamedAudience {
  audience: Exclude<Audience, 'public'>;
  rule: string;
}

import type { Audience } from '../../facts/facts';

/** The audience that a name implies, if it is not everybody, and the rule in words. */
export interface NamedAudience {
  audience: Exclude<Audience, 'public'>;
  rule: string;
}

import { createHash } from 'node:crypto';
import { conceptFiles } from '../vocabulary/Vocabulary';
import { evidenceWeights } from './evidenceWeights';

/** Raise this when conceptsOf, or code that it calls, gives another answer for the same vocabulary and weights. */
const RULES = 6;

/** Changes with the vocabulary, the weights and the rules, because conceptsOf may then give another answer. */
export const conceptsVersion = createHash('sha256')
  .update(JSON.stringify([RULES, evidenceWeights, conceptFiles]))
  .digest('hex')
  .slice(0, 16);

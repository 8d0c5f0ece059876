import { createHash } from 'node:crypto';
import { conceptFiles } from '../vocabulary/Vocabulary';
import { evidenceWeights } from './evidenceWeights';

/** To be raised when conceptsOf or what it calls gives another answer for the same vocabulary and weights. */
const RULES = 3;

/** Changes whenever conceptsOf may give another answer: with the vocabulary, the weights and the rules. */
export const conceptsVersion = createHash('sha256')
  .update(JSON.stringify([RULES, evidenceWeights, conceptFiles]))
  .digest('hex')
  .slice(0, 16);

import { createHash } from 'node:crypto';
import { conceptFiles } from '../vocabulary/Vocabulary';
import { evidenceWeights } from './evidenceWeights';

/** Raise this when conceptsOf, or code that it calls, returns another result for the same vocabulary and weights. */
const RULES = 15;

/** A hash of the vocabulary, the weights and the rules. When it changes, conceptsOf may return other results. */
export const conceptsVersion = createHash('sha256')
  .update(JSON.stringify([RULES, evidenceWeights, conceptFiles]))
  .digest('hex')
  .slice(0, 16);

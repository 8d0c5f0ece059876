import { createHash } from 'node:crypto';
import { conceptFiles } from '../vocabulary/Vocabulary';
import { evidenceWeights } from './evidenceWeights';

/** To be raised when conceptsOf or what it calls answers otherwise for the same vocabulary and weights. */
const RULES = 2;

/** Changes whenever conceptsOf would answer otherwise: when the vocabulary, the weights or the rules change. Stored beside the concepts. */
export const conceptsVersion = createHash('sha256')
  .update(JSON.stringify([RULES, evidenceWeights, conceptFiles]))
  .digest('hex')
  .slice(0, 16);

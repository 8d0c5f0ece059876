/** Words that carry no craving. First English function words, then what people wrap around a craving. */
const functionWords = `
  a about above after again against all also am an and any are as at be because been before being below between both but
  by can could did do does doing don down during each few for from further get had has have having he her here hers
  herself him himself his how i if in into is it its itself just let like ll m me more most much my myself of off on once
  only or other our ours ourselves out over own please re really s same she should so some such t than that the their
  theirs them themselves then there these they this those through to too under until up us ve very was we were what when
  where which while who whom why will with would you your yours yourself yourselves`;

const wrapping = `
  anything anywhere area around best city craving cravings eat eating eatery eateries find food foods good great close
  looking love nearby near need nice place places popular rated recommend recommended restaurant restaurants show
  something somewhere spot spots top town want wanted`;

const negations = 'no not never non without';

const listed = (text: string) => text.trim().split(/\s+/);

/** Words that are not looked for. */
export const stopWords: ReadonlySet<string> = new Set([...listed(functionWords), ...listed(wrapping)]);

/** A craving word after one of these is unwanted: "not too loud". */
export const negationWords: ReadonlySet<string> = new Set(listed(negations));

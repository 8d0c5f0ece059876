import { chipIds, readCraving } from '../testing/readCraving';

const chips = (craving: string) => chipIds(readCraving(craving)).join(' ');

test.each([
  ['las nueces me matan', 'diet:nut-free'],
  ['me matan los cacahuates', 'diet:nut-free'],
  ['los mariscos me matan', 'allergy:seafood'],
  ['me voy a morir si como camarones', 'allergy:shrimp'],
  ['me pongo malo si como huevo', 'allergy:eggs'],
  ['el huevo me sienta mal', 'allergy:eggs'],
  ['la leche me cae mal', 'diet:dairy-free'],
  ['me salen ronchas con el camarón', 'allergy:shrimp'],
  ['se me cierra la garganta con el camarón', 'allergy:shrimp'],
  ['anafilaxia por cacahuate', 'diet:nut-free'],
  ['sensible a los mariscos', 'allergy:seafood'],
  ['cuidado con los cacahuates', 'diet:nut-free'],
  ['shrimp will send me to the ER', 'allergy:shrimp'],
  ['if he eats nuts he is in the ER', 'diet:nut-free'],
  ['cheese gives me a stomach ache', 'diet:dairy-free'],
  ["eggs and i don't mix", 'allergy:eggs'],
  ['crab closes my throat', 'allergy:crab'],
  ['i can die from shellfish', 'allergy:seafood'],
  ["any nuts and i'm dead", 'diet:nut-free'],
  ['egg sensitivity', 'allergy:eggs'],
  ['afraid of peanuts', 'diet:nut-free'],
  ['worried about cross contamination with peanuts', 'diet:nut-free'],
  ['shellfish-safe kitchen', 'allergy:seafood'],
  ['mildly allergic to eggs', 'diet:egg-free'],
  ['吃了海鲜就长疹子', 'allergy:seafood'],
  ['花生吃了会死', 'diet:nut-free'],
  ['我對蝦敏感', 'allergy:shrimp'],
  ['땅콩 먹으면 죽음', 'diet:nut-free'],
  ['땅콩 먹으면 병원 가요', 'diet:nut-free'],
  ['새우만 먹으면 목이 부어요', 'allergy:shrimp'],
  ['alegic to shrimp', 'diet:shellfish-free'],
  ['no penuts', 'diet:nut-free'],
  ['alergico a las nuezes', 'diet:nut-free'],
])('a food that harms somebody is avoided: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

test.each([
  ['shrimp to die for', 'wanted:shrimp'],
  ["i'd kill for oysters", 'wanted:oysters'],
  ['shrimp that will kill me with flavor', 'wanted:shrimp'],
  ['killer eggs benedict', 'wanted:eggs-benedict'],
  ['not afraid of spicy fish', 'wanted:spicy wanted:fish'],
  ['is the seafood safe', 'wanted:seafood'],
  ['cross contact with nuts is ok, pad thai', 'wanted:nuts wanted:pad-thai'],
  ["one egg and i'm happy", 'wanted:eggs'],
  ['los tacos me matan', 'wanted:tacos'],
  ['estos camarones me matan', 'wanted:shrimp'],
  ['los mariscos me matan de gusto', 'wanted:seafood'],
  ['me matan las ganas de camarones', 'wanted:shrimp'],
  ['me muero por camarones', 'wanted:shrimp'],
  ['me muero si no como mariscos', 'wanted:seafood'],
  ['hoy me caen bien unos camarones', 'open:hoy wanted:shrimp'],
  ['sensible al precio mariscos', 'wanted:seafood'],
  ['海鲜吃到吐', 'wanted:seafood'],
  ['吃海鲜心痒痒', 'wanted:seafood'],
  ['价格敏感 想吃海鲜', 'wanted:seafood'],
  ['해산물 먹으면 죽을 만큼 맛있는 곳', 'wanted:seafood'],
])('praise and longing are wishes: %s', (craving, understood) => {
  expect(chips(craving)).toBe(understood);
});

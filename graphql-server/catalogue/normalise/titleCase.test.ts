import { isAllCapitals, isAllSmall, mendCapitals, titleCase } from './titleCase';

test.each([
  ["MCDONALD'S", "McDonald's"],
  ['S A SMITH & SON', 'S A Smith & Son'],
  ['PIZZA.COM', 'Pizza.com'],
  ['SMOKE N BONES BBQ', 'Smoke N Bones BBQ'],
  ['ST. LOUIS BBQ.', 'St. Louis BBQ.'],
  ["O'CONNELL'S PUB", "O'Connell's Pub"],
  ['NOODLES FROM HOME', 'Noodles from Home'],
  ["LIL'DARLINGS", "Lil'Darlings"],
  ["M. J.'S CAFE", "M. J.'s Cafe"],
  ['ABC AT USF', 'ABC at USF'],
  ["CHILI'S", "Chili's"],
  ["DUNKIN'", "Dunkin'"],
  ["J'S PITAS", "J's Pitas"],
  ["J.J. TWIG'S", "J.J. Twig's"],
  ["ROCK'N'ROLL DINER", "Rock'n'Roll Diner"],
  ['TASTE OF INDIA', 'Taste of India'],
  ['THE HILL', 'The Hill'],
  ['CHINESE CARRY-OUT', 'Chinese Carry-Out'],
  ['KFC', 'KFC'],
  ['IHOP 2145', 'IHOP 2145'],
  ['CBGB', 'CBGB'],
  ['STL STEAK AND CAKE', 'STL Steak and Cake'],
  ['EL MACARONI', 'El Macaroni'],
  ['MCKINLEY & MCRAE', 'McKinley & McRae'],
  ['7TH STREET DR JOE', '7th Street Dr Joe'],
  ['POPE PIUS VI', 'Pope Pius VI'],
  ['1320 US HIGHWAY 60 EAST', '1320 US Highway 60 East'],
  ['2415 1ST ST S', '2415 1st St S'],
  ['7550 granby street', '7550 Granby Street'],
  ['SAINT LOUIS', 'Saint Louis'],
  ['CAFÉ ÉTOILE', 'Café Étoile'],
  ["PJ'S COFFEE", "PJ's Coffee"],
  ["MR'S", "Mr's"],
  ['CASA DE LOS JUGOS', 'Casa de los Jugos'],
  ['FONDA LA POBLANITA', 'Fonda La Poblanita'],
  ['PUEBLA Y OAXACA', 'Puebla y Oaxaca'],
  ['Y & B HALL', 'Y & B Hall'],
  ['LA MAISON DU CHOCOLAT', 'La Maison du Chocolat'],
  ['DRIVE-IN', 'Drive-In'],
  ['DRIVE-IN DINER', 'Drive-In Diner'],
  ['OFF THE', 'Off The'],
  ['CHICKEN (THE BEST)', 'Chicken (The Best)'],
  ['TACOS4LIFE', 'Tacos4Life'],
  ['74WYTHE', '74Wythe'],
  ['E61 CAFE', 'E61 Cafe'],
  ['QUEEN BAKERY II', 'Queen Bakery II'],
  ['VIP NYC', 'VIP NYC'],
  ['FGNY', 'FGNY'],
  ['YGF MALATANG', 'YGF Malatang'],
  ['AA ADMIRALS CLUB', 'AA Admirals Club'],
  ['BEST WOK NO1', 'Best Wok No1'],
  ['STS. PETER & PAUL', 'Sts. Peter & Paul'],
  ['HUNTER PT. GRILL', 'Hunter Pt. Grill'],
  ['BB.Q CHICKEN', 'BB.Q Chicken'],
  ['3 FLR PANTRY', '3 Flr Pantry'],
  ["ROARING 20'S", "Roaring 20's"],
  ['KBOP', 'KBOP'],
  ['SFSU - THE DELI', 'SFSU - The Deli'],
  ['TSING TAO NGUYEN KHAN ZLATNE', 'Tsing Tao Nguyen Khan Zlatne'],
  ['J & A DINER', 'J & A Diner'],
  ['LESLIE A. HART', 'Leslie A. Hart'],
  ['TRY THE SKY GYM, LYNN', 'Try the Sky Gym, Lynn'],
])('%s becomes %s', (raw, title) => {
  expect(titleCase(raw)).toBe(title);
});

test('recognizes text that is all in capitals or all in small letters', () => {
  expect([isAllCapitals('KFC'), isAllCapitals('Kfc'), isAllCapitals('4 U'), isAllCapitals('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isAllSmall('granby st'), isAllSmall('Granby'), isAllSmall('12')]).toEqual([true, false, false]);
});

test('mendCapitals does not change text with correct or unusual capitals', () => {
  for (const name of ['bartaco', "Kevin's Kfc-style iBar", 'Vi Lam', 'Us and It', "D'Angelo", 'A la Carte'])
    expect(mendCapitals(name)).toBe(name);
  const endless = `${"A'' ".repeat(2000)}x`; // with a slow regular expression, this text would take very long
  expect(mendCapitals(endless)).toBe(endless);
});

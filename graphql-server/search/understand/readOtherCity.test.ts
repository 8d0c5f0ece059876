import { cityId } from '../../locations/cityId';
import { findCity } from '../../locations/findCity';
import { readOtherCity } from './readOtherCity';

test.each([
  ['tacos in Phoenix', 'phoenix-az'],
  ['tacos 85004', 'phoenix-az'],
  ['near 63110', null],
  ['tacos in Portland', 'portland-or'],
  ['tacos in Portland 04101', 'portland-me'],
  ['in Aurora, 60505', 'aurora-il'],
  ['12345 olive blvd', null],
  ['11005 riverview drive', null],
  ['60614 pizza clark street', 'chicago-il'],
  ['85004 thai place open now', 'phoenix-az'],
  ['tacos near 85004 drive thru', 'phoenix-az'],
  ['tacos near Denver airport', 'denver-co'],
  ['10001 sushi place', 'new-york-ny'],
  ['tacos 90210 on sunset blvd', 'beverly-hills-ca'],
  ['tacos near washington university', null],
  ['pizza near boston university', 'boston-ma'],
  ['ramen in Seattle place for two', 'seattle-wa'],
  ['$12345 tacos', null],
  ['kirkwood mo', 'kirkwood-mo'],
  ['Webster Groves, MO pizza', 'webster-groves-mo'],
  ['pizza springfield illinois', 'springfield-il'],
  ['pizza Springfield Illinois', 'springfield-il'],
  ['Kirkwood, Missouri', 'kirkwood-mo'],
  ['PIZZA PHOENIX ARIZONA', 'phoenix-az'],
  ['santa fe new mexico', 'santa-fe-nm'],
  ['charleston west virginia', 'charleston-wv'],
  ['lake st. louis mo pizza', 'lake-st-louis-mo'],
  ['portland maine lobster rolls', 'portland-me'],
  ['lebanon missouri', 'lebanon-mo'],
  ['new york pizza', null],
  ['west texas bbq', null],
  ['turkey texas', null],
  ['sushi rice texas', null],
  ['cool california vibe', null],
  ['best maine lobster roll', null],
  ['kentucky fried chicken', null],
  ['arlington texas roadhouse', null],
  ['coffee washington ave', null],
  ['george washington carver cafe', null],
  ['brunch virginia beach', null],
  ['best pizza st louis missouri', null],
  ['edwardsville il coffee', 'edwardsville-il'],
  ['best pizza st louis mo', null],
  ['brooklyn ny style pizza', null],
  ['tacos salem or burritos', null],
  ['LUNCH SALEM OR BEND', null],
  ['is clayton ok for lunch', null],
  ['Clayton, OK diner', 'clayton-ok'],
  ['my friend from Austin Texas wants ramen', null],
  ['we are visiting from Kansas City, Missouri and want bbq', null],
  ['i miss West Springfield Massachusetts pizza', null],
  ['friend from Austin Texas, pizza in Kirkwood, Missouri', 'kirkwood-mo'],
  ['tacos 10 minutes from Springfield Illinois', 'springfield-il'],
  ['ramen con mi amiga de Austin Texas', null],
  ['somos de Kansas City Missouri, tacos', null],
  ['tacos de Springfield Illinois', 'springfield-il'],
  ['dinner for me', null],
  ['tacos near washington ave', null],
  ['brunch in jackson park', null],
])('in a search in St. Louis, %j names the other city %j (null: no other city)', (craving, id) => {
  const other = readOtherCity(craving, findCity('St. Louis'), []);
  expect(other && cityId(other.city)).toBe(id);
});

test('if a text has very many words that may name cities, only the first possible names are looked up', () => {
  expect(readOtherCity(`${'ab cd ef MO '.repeat(30)} kirkwood mo`, findCity('St. Louis'), [])).toBeNull();
  const story = 'we are in the mood for something in between a bar and a diner, in a good part of town, in Phoenix';
  expect(readOtherCity(story, findCity('St. Louis'), [])).toMatchObject({ key: 'city:phoenix-az' });
});

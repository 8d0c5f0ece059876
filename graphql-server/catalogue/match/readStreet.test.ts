import { readStreet } from './readStreet';

test.each([
  ['3100 Highway 183', { numbers: [3100], name: 'road183', unit: null }],
  ['5204 Ranch to Market Road 2222', { name: 'ranchtomarketrd2222', unit: null }],
  ['11215 South Interstate 35 127', { name: 'road35', direction: 's', unit: '127' }],
  ['1912 East 7th Street D', { name: '7', kind: 'st', direction: 'e', unit: 'd' }],
  ['263 Avenue X', { numbers: [263], name: 'avex', unit: null }],
  ['2518 N Military Ave, 101', { name: 'military', direction: 'n', kind: 'ave', unit: '101' }],
  ['11706 Alpharetta Hwy Suite 400', { name: 'alpharetta', kind: 'hwy', unit: '400' }],
  ['25925 Pacific Highway S #339', { name: 'pacific', kind: 'hwy', direction: 's', unit: '339' }],
  ['219-02 Northern Blvd', { numbers: [21902, 219], name: 'northern' }],
  ['6417-19 Hampton', { numbers: [6417, 6419, 641719], name: 'hampton' }],
  ['3830 Morganford 1F Dr', { numbers: [3830], name: 'morganford', unit: '1fdr' }],
  ['3469 S Grand Blvd 1FL REAR', { name: 'grand', kind: 'blvd', unit: '1fl' }],
  ['100 N Tucker Blvd 12th floor', { name: 'tucker', unit: '12th' }],
  ['2100 #3 Locust #3', { numbers: [2100], name: 'locust', unit: '3' }],
  ['7700 Ivory B', { name: 'ivory', unit: 'b' }],
  ['4656 Maryland 58', { name: 'maryland', unit: '58' }],
  ['700 Avenue B', { name: 'aveb', unit: null }],
  ['1 West End Ave', { name: 'end', direction: 'w', kind: 'ave' }],
  ['100 North Ave', { name: 'n', direction: null, kind: 'ave' }],
  ['100 W North Ave', { name: 'n', direction: 'w', kind: 'ave' }],
  ['100 West North Avenue', { name: 'n', direction: 'w', kind: 'ave' }],
  ['100 North Avenue West', { name: 'n', direction: 'w', kind: 'ave' }],
  ['1400 S St NW', { name: 's', direction: 'nw', kind: 'st' }],
  ['1400 S Street Northwest', { name: 's', direction: 'nw', kind: 'st' }],
  ['20 Avenue N', { name: 'aven', direction: null, kind: null }],
  ['385 5 Avenue', { numbers: [385], name: '5', kind: 'ave' }],
])('reads the parts of %s', (line, parts) => {
  expect(readStreet(line)).toMatchObject(parts);
});

test('returns null if the line has no street', () => {
  expect(readStreet(null)).toBeNull();
  expect(readStreet('12')).toBeNull();
});

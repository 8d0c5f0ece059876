import { readStreet } from './readStreet';

test.each([
  ['3100 Highway 183', { numbers: [3100], name: 'road183', unit: null }],
  ['5204 Ranch to Market Road 2222', { name: 'farm2222', unit: null }],
  ['11215 South Interstate 35 127', { name: 'road35', directions: ['s'], unit: '127' }],
  ['1912 East 7th Street D', { name: '7', kind: 'st', directions: ['e'], unit: 'd' }],
  ['263 Avenue X', { numbers: [263], name: 'avex', unit: null }],
  ['2518 N Military Ave, 101', { name: 'military', directions: ['n'], kind: 'ave', unit: '101' }],
  ['11706 Alpharetta Hwy Suite 400', { name: 'alpharetta', kind: 'hwy', unit: '400' }],
  ['25925 Pacific Highway S #339', { name: 'pacific', kind: 'hwy', directions: ['s'], unit: '339' }],
  ['219-02 Northern Blvd', { numbers: [21902], name: 'northern' }],
  ['1000-1100 Main St', { numbers: [1000, 1100, 10001100] }],
  ['100-105 Main St', { numbers: [100, 105, 100105] }],
  ['12 & 15 Main St', { numbers: [12, 15, 1215] }],
  ['100/101 Main St', { numbers: [100, 101, 100101] }],
  ['4400-4499 Main St', { numbers: [4400, 4499, 44004499] }],
  ['6417-20 Main St', { numbers: [6417, 6420, 641720] }],
  ['1100-1000 Main St', { numbers: [1100, 11001000] }],
  ['350-5 Main St', { numbers: [350, 355, 3505] }],
  ['100 MLK Jr Blvd', { numbers: [100], name: 'mlking', kind: 'blvd' }],
  ['100 Dr Martin Luther King Dr', { numbers: [100], name: 'mlking', kind: 'dr' }],
  ['12-15 Jackson Ave', { numbers: [1215] }],
  ['6417-19 Hampton', { numbers: [6417, 6419, 641719], name: 'hampton' }],
  ['3830 Morganford 1F Dr', { numbers: [3830], name: 'morganford', unit: '1fdr' }],
  ['3469 S Grand Blvd 1FL REAR', { name: 'grand', kind: 'blvd', unit: '1fl' }],
  ['100 N Tucker Blvd 12th floor', { name: 'tucker', unit: '12th' }],
  ['601 Clark Ave Fl 2', { numbers: [601], name: 'clark', kind: 'ave', unit: '2' }],
  ['2100 #3 Locust #3', { numbers: [2100], name: 'locust', unit: '3' }],
  ['7700 Ivory B', { name: 'ivory', unit: 'b' }],
  ['4656 Maryland 58', { name: 'maryland', unit: '58' }],
  ['700 Avenue B', { name: 'aveb', unit: null }],
  ['1 West End Ave', { name: 'end', directions: ['w'], kind: 'ave' }],
  ['100 North Ave', { name: 'n', directions: [], kind: 'ave' }],
  ['100 W North Ave', { name: 'n', directions: ['w'], kind: 'ave' }],
  ['100 West North Avenue', { name: 'n', directions: ['w'], kind: 'ave' }],
  ['100 North Avenue West', { name: 'n', directions: ['w'], kind: 'ave' }],
  ['1400 S St NW', { name: 's', directions: ['nw'], kind: 'st' }],
  ['1400 S Street Northwest', { name: 's', directions: ['nw'], kind: 'st' }],
  ['20 Avenue N', { name: 'aven', directions: [], kind: null }],
  ['150 S 300 E', { numbers: [150], name: '300', directions: ['s', 'e'] }],
  ['4490 Highway 6 N', { name: 'road6', directions: ['n'], unit: null }],
  ['1325 Hutchinson River Pkwy Southbound', { name: 'hutchinsonriver', directions: ['s'] }],
  ['1310 RM 620 S Ste 5', { name: 'farm620', directions: ['s'], unit: '5' }],
  ['4490 FM 1960 Rd W', { name: 'farm1960', directions: ['w'] }],
  ['530 N Wabash Ave Rm 620', { name: 'wabash', unit: '620' }],
  ['Ste 4, 530 N Wabash Ave', { numbers: [530], name: 'wabash', directions: ['n'], unit: '4' }],
  ['3172 Unit A Morganford Rd Unit A', { numbers: [3172], name: 'morganford', unit: 'a' }],
  ['78-271 Highway 111', { numbers: [78271], name: 'road111' }],
  ['385 5 Avenue', { numbers: [385], name: '5', kind: 'ave' }],
])('reads the parts of %s', (line, parts) => {
  expect(readStreet(line)).toMatchObject(parts);
});

test('returns null if the line has no street', () => {
  expect(readStreet(null)).toBeNull();
  expect(readStreet('12')).toBeNull();
});

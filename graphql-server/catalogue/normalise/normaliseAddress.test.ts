import { normaliseAddress } from './normaliseAddress';

test.each([
  ['4489 FOREST PARK AVE', '4489 Forest Park Ave'],
  ['4489 Forest Park Avenue', '4489 Forest Park Ave'],
  ['4489 Forest Park Ave., Suite 2', '4489 Forest Park Ave, Ste 2'],
  ['1320 US HIGHWAY 60 EAST', '1320 US Highway 60 East'],
  ['595 Us Highway 33 East', '595 US Highway 33 East'],
  ['4198 U.S. Highway 64', '4198 US Highway 64'],
  ['14661 Airline Highway', '14661 Airline Hwy'],
  ['7550 granby street', '7550 Granby St'],
  ['2900 West Anderson Lane 250', '2900 W Anderson Ln 250'],
  ['4631 Airport Boulevard 131A', '4631 Airport Blvd 131A'],
  ['1414 N. Keowee Street', '1414 N Keowee St'],
  ['1110 COLLEGE STREET SE', '1110 College St SE'],
  ['2146 White Bear Avenue North', '2146 White Bear Ave N'],
  ['4700 AVERY LANE SE', '4700 Avery Ln SE'],
  ['251 NORTH AVE', '251 North Ave'],
  ['206 West North Avenue', '206 W North Ave'],
  ['810 West End Avenue', '810 West End Ave'],
  ['4521 West Gate Boulevard', '4521 West Gate Blvd'],
  ['510 South Broadway', '510 S Broadway'],
  ['50 Avenue A', '50 Avenue A'],
  ['1221 Avenue of the Americas', '1221 Avenue of the Americas'],
  ['601 FM 1821', '601 FM 1821'],
  ['12 County Road 5', '12 County Road 5'],
  ['121 Tom Hill Sr. Blvd.', '121 Tom Hill Sr. Blvd'],
  ['1 Times Square', '1 Times Square'],
  ['100 St. Charles St', '100 St. Charles St'],
  ['200 S Street NE', '200 S Street NE'],
  ['201 SE 2ND AVENUE 104', '201 SE 2nd Ave 104'],
  ['8168 S Holly St Ste B', '8168 S Holly St Ste B'],
  ['3145 METEOR CRATER RD IN PILOT TRAVEL CENTER', '3145 Meteor Crater Rd in Pilot Travel Center'],
  ['71178 21,', '71178 21'],
  ['730  Carroll', '730 Carroll'],
  ['1909 A UNION ST', '1909 A Union St'],
  ['1909 a Union St', '1909 A Union St'],
  ['120 04th St', '120 4th St'],
  ['120 04TH ST', '120 4th St'],
  ['10 20th St', '10 20th St'],
  ['12 N 4th', '12 N 4th'],
  ['"916 Loganville Hwy', '916 Loganville Hwy'],
  ['Park Avenue', 'Park Avenue'],
  ['North', 'North'],
  [' , ', null],
  [null, null],
])('%j becomes %j', (raw, address) => {
  expect(normaliseAddress(raw)).toBe(address);
});

test('what it gives it leaves as it is', () => {
  const given = normaliseAddress('2900 WEST ANDERSON LANE, SUITE 250');
  expect(normaliseAddress(given)).toBe(given);
});

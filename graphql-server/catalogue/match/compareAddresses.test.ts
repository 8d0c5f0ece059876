import { compareAddresses } from './compareAddresses';
import { readStreet } from './readStreet';

test.each([
  ['6632 Macklind', '6632 Macklind Ave', 'sameAddress'],
  ['4457 Gravois Ave', '4457 Gravios', 'sameAddress'],
  ['5729 Dr M L King', '5729 Martin Luther King Dr', 'sameAddress'],
  ['626 N Kingshighway Blvd', '626 N Kings Highway', 'sameAddress'],
  ['179 Route 46 W Bp Gas Station', '179 US Highway 46 W', 'sameAddress'],
  ['3189 1/2 S Grand', '3189 S Grand Blvd', 'sameAddress'],
  ['307 Belt Ave Ave', '307 Belt Av', 'sameAddress'],
  ['61-51 188th Street', '6151 188 Street', 'sameAddress'],
  ['1032 6 Ave', '1032 6th Ave', 'sameAddress'],
  ['W 42 St', 'West 42nd Street', null],
  ['1685-1687 Amsterdam Ave', '1687 Amsterdam Avenue', 'sameAddress'],
  ['2817 Watson Rd', '2815 Watson', 'nextNumber'],
  ['816 Geyer', '808 Geyer Ave', 'nearNumber'],
  ['1900 Manor Road', '1809 Manor Road', 'otherNumber'],
  ['100 N Grand', '100 S Grand', 'otherStreet'],
  ['100 5th Ave', '100 5th St', 'otherStreet'],
  ['100 6th St', '100 16th St', 'otherStreet'],
  ['Forest Park', 'Forest Park Ave', null],
  ['100 Main St', null, null],
])('the comparison of %s and %s is %s, in both orders', (one, other, found) => {
  expect(compareAddresses(readStreet(one), readStreet(other))).toBe(found);
  expect(compareAddresses(readStreet(other), readStreet(one))).toBe(found);
});

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
  ['150 S 300 E', '150 S 300 W', 'otherStreet'],
  ['300 S 400 E', '300 E 400 S', 'otherStreet'],
  ['150 S 300 E', '150 300 East', 'sameAddress'],
  ['1900 Route 9 South', '1900 Route 9 North', 'otherStreet'],
  ['37-11 31st Ave', '37-52 31st Ave', 'otherNumber'],
  ['37-39 31st Ave', '37-53 31st Ave', 'otherNumber'],
  ['37-11 31st Ave', '3711 31st Ave', 'sameAddress'],
  ['6417-19 Hampton', '6417-6419 Hampton', 'sameAddress'],
  ['10-12 Main St', '12 Main St', 'sameAddress'],
  ['75-5744 Alii Dr', '75-5799 Alii Dr', 'otherNumber'],
  ['4500 SR 50', '4500 State Road 50', 'sameAddress'],
  ['4500 TX-121', '4500 State Highway 121', 'sameAddress'],
  ['4500 N IH 35', '4500 N Interstate Highway 35', 'sameAddress'],
  ['4500 County Road 42', '4500 Co Rd 42', 'sameAddress'],
  ['1310 RR 620 S', '1310 Ranch Road 620 S', 'sameAddress'],
  ['4500 NE 23 St', '4500 23rd St', 'sameAddress'],
  ['100 5th Ave', '100 5th St', 'otherStreet'],
  ['100 6th St', '100 16th St', 'otherStreet'],
  ['Forest Park', 'Forest Park Ave', null],
  ['100 Main St', null, null],
])('the comparison of %s and %s is %s, in both orders', (one, other, found) => {
  expect(compareAddresses(readStreet(one), readStreet(other))).toBe(found);
  expect(compareAddresses(readStreet(other), readStreet(one))).toBe(found);
});

import { aPlace } from '../testing/aPlace';
import { mergePlaces } from './mergePlaces';

const inChicago = { city: 'Chicago', cityKey: 'chicago', state: 'IL' };

test('address, city and ZIP code come from one source, even if a source of higher precedence has no address', () => {
  const map = aPlace('map', { ...inChicago, address: null, postalCode: '60601', neighborhood: 'Loop' });
  const town = { city: 'Skokie', cityKey: 'skokie', state: 'IL' };
  const aggregate = aPlace('aggregate', { ...town, address: '4500 Dempster St', postalCode: '60076' });
  const { facts, provenance } = mergePlaces([map, aggregate]);
  expect(facts).toMatchObject({ ...town, address: '4500 Dempster St', postalCode: '60076', neighborhood: null });
  expect(provenance?.city).toEqual({ source: 'a-aggregate', sourceId: '1' });
  const withoutZip = aPlace('aggregate', { ...town, address: '4500 Dempster St' });
  expect(mergePlaces([map, withoutZip]).facts).toMatchObject({ ...town, postalCode: null });
});

test('a missing ZIP code comes from a source with the same address, or with the same city and no address', () => {
  const brand = aPlace('brand', { ...inChicago, address: '1200 N Clark St' });
  const same = aPlace('map', { ...inChicago, address: '1200 North Clark Street', postalCode: '60610' });
  const onlyCity = aPlace('map', { ...inChicago, postalCode: '60610' });
  const elsewhere = aPlace('map', { ...inChicago, address: '1 W Wacker Dr', postalCode: '60601' });
  expect(mergePlaces([brand, same]).facts.postalCode).toBe('60610');
  expect(mergePlaces([brand, onlyCity]).facts.postalCode).toBe('60610');
  expect(mergePlaces([brand, elsewhere]).facts.postalCode).toBeNull();
  const otherEnd = aPlace('map', { ...inChicago, address: '1200 S Clark St', postalCode: '60605' });
  expect(mergePlaces([brand, otherEnd]).facts.postalCode).toBeNull();
});

test('without house numbers, only an address on the same street in the same direction gives its ZIP code', () => {
  const brand = aPlace('brand', { ...inChicago, address: 'N Ashland Ave' });
  const zipOf = (address: string) =>
    mergePlaces([brand, aPlace('map', { ...inChicago, address, postalCode: '60622' })]).facts.postalCode;
  expect(zipOf('North Ashland Avenue')).toBe('60622');
  expect(zipOf('W Division St')).toBeNull();
  expect(zipOf('S Ashland Ave')).toBeNull();
});

test('an address with a house number replaces an address that is only the name of the same street', () => {
  const map = aPlace('map', { ...inChicago, address: 'N Ashland Ave' });
  const register = aPlace('register', { ...inChicago, address: '1401 N Ashland Ave', postalCode: '60622' });
  const corner = aPlace('register', { ...inChicago, address: '1600 W Division St' });
  expect(mergePlaces([map, register]).facts).toMatchObject({ address: '1401 N Ashland Ave', postalCode: '60622' });
  expect(mergePlaces([map, corner]).facts.address).toBe('N Ashland Ave');
});

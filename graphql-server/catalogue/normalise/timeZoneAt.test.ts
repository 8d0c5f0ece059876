import { stateCode } from '../../locations/usStates';
import { zones } from './stateTimeZones.json';
import { timeZoneAt, timeZoneOf } from './timeZoneAt';

test.each([
  ['El Paso, TX', 31.7587, -106.4869, 'America/Denver'],
  ['Presidio, TX', 29.5607, -104.3721, 'America/Chicago'],
  ['Roma, TX', 26.4053, -99.0159, 'America/Chicago'],
  ['Brownsville, TX', 25.9017, -97.4975, 'America/Chicago'],
  ['Columbus, NM', 31.8279, -107.6403, 'America/Denver'],
  ['Nogales, AZ', 31.3404, -110.9343, 'America/Phoenix'],
  ['Naco, AZ', 31.3348, -109.9484, 'America/Phoenix'],
  ['San Luis, AZ', 32.487, -114.7822, 'America/Phoenix'],
  ['Window Rock, AZ', 35.6806, -109.0526, 'America/Denver'],
  ['San Ysidro, CA', 32.5521, -117.0431, 'America/Los_Angeles'],
  ['Tecate, CA', 32.5766, -116.6274, 'America/Los_Angeles'],
  ['Calexico, CA', 32.6789, -115.4989, 'America/Los_Angeles'],
  ['Blaine, WA', 48.9937, -122.7471, 'America/Los_Angeles'],
  ['Point Roberts, WA', 48.9862, -123.0705, 'America/Los_Angeles'],
  ['Hyder, AK', 55.9125, -130.0247, 'America/Sitka'],
  ['Detroit, MI', 42.3314, -83.0458, 'America/Detroit'],
  ['Sault Ste. Marie, MI', 46.4953, -84.3453, 'America/Detroit'],
  ['International Falls, MN', 48.6023, -93.4111, 'America/Chicago'],
  ['Niagara Falls, NY', 43.0945, -79.0567, 'America/New_York'],
  ['Ogdensburg, NY', 44.6942, -75.4863, 'America/New_York'],
  ['Derby Line, VT', 45.0045, -72.0993, 'America/New_York'],
  ['Calais, ME', 45.1884, -67.2786, 'America/New_York'],
  ['Houlton, ME', 46.1261, -67.8403, 'America/New_York'],
  ['West Wendover, NV', 40.7391, -114.0733, 'America/Denver'],
  ['Ontario, OR', 44.0266, -116.9629, 'America/Boise'],
  ['Pensacola, FL', 30.4213, -87.2169, 'America/Chicago'],
  ['St. Louis, MO', 38.627, -90.1994, 'America/Chicago'],
  ['East St. Louis, IL', 38.6245, -90.1507, 'America/Chicago'],
])('%s (%s, %s) is in the time zone %s', (place, latitude, longitude, zone) => {
  expect(timeZoneAt({ latitude, longitude }, place.slice(-2))).toBe(zone);
});

test('a US point far from the given state gets the zone of the point; a point abroad gets a zone of the state', () => {
  expect(timeZoneAt({ latitude: 33.45, longitude: -112.07 }, 'MO')).toBe('America/Phoenix');
  expect(timeZoneAt({ latitude: 48.86, longitude: 2.35 }, 'MO')).toBe('America/Chicago');
});

test.each([
  [null, 'Tulsa', 'OK', null, 'America/Chicago'],
  [null, 'El Paso', 'TX', null, 'America/Denver'],
  [null, 'No Such Town', 'TX', '79901', 'America/Denver'],
  [null, 'No Such Town', 'MO', null, 'America/Chicago'],
  [null, 'No Such Town', 'TX', null, null], // Texas has two zones
  [null, 'Dallas', 'TX', '79901', null], // the city and the ZIP code are in different zones
  [{ latitude: 31.76, longitude: -106.49 }, 'Dallas', 'TX', '75201', 'America/Denver'],
])('for a place at %j in %s, %s %s, timeZoneOf returns %j', (at, city, state, postalCode, zone) => {
  expect(timeZoneOf(at, { city, state, postalCode })).toBe(zone);
});

test('all 50 states, DC and Puerto Rico have time zones, and Intl supports each zone', () => {
  expect(Object.keys(zones).filter((state) => stateCode(state) !== state)).toEqual([]);
  expect(Object.keys(zones)).toHaveLength(52);
  for (const zone of Object.values(zones).flat())
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

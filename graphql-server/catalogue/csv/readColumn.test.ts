import { hasColumn, readColumn } from './readColumn';

test('finds a column by its name, by another spelling, and inside an object', () => {
  expect(readColumn({ dba: 'Joe', DBA: 'No' }, 'dba')).toBe('Joe');
  expect(readColumn({ 'CUISINE DESCRIPTION': 'Thai' }, 'cuisine_description')).toBe('Thai');
  expect(readColumn({ Cuisine_Description: 'Pho' }, 'cuisine_description')).toBe('Pho');
  expect(readColumn({ attributes: { Alcohol: 'none' } }, 'attributes.Alcohol')).toBe('none');
  expect(readColumn({ 'attributes.Alcohol': 'flat' }, 'attributes.Alcohol')).toBe('flat');
});

test.each([[{}], [{ attributes: null }], [{ attributes: 'text' }], [{ attributes: [] }]])(
  'finds no column "attributes.Alcohol" in %j',
  (values) => {
    expect(readColumn(values, 'attributes.Alcohol')).toBeUndefined();
  },
);

test('properties that every JavaScript object has are not columns', () => {
  expect(readColumn({}, 'constructor')).toBeUndefined();
  expect(readColumn({ a: {} }, 'a.__proto__')).toBeUndefined();
});

test('hasColumn finds a column in another spelling, and needs only the outer column of "a.b"', () => {
  const columns = new Set(['CUISINE DESCRIPTION', 'attributes']);
  expect(hasColumn(columns, 'cuisine_description')).toBe(true);
  expect(hasColumn(columns, 'attributes.Alcohol')).toBe(true);
  expect(hasColumn(columns, 'camis')).toBe(false);
});

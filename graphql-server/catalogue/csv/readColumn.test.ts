import { hasColumn, readColumn } from './readColumn';

test('by its name, by another spelling, inside an object', () => {
  expect(readColumn({ dba: 'Joe', DBA: 'No' }, 'dba')).toBe('Joe');
  expect(readColumn({ 'CUISINE DESCRIPTION': 'Thai' }, 'cuisine_description')).toBe('Thai');
  expect(readColumn({ Cuisine_Description: 'Pho' }, 'cuisine_description')).toBe('Pho');
  expect(readColumn({ attributes: { Alcohol: 'none' } }, 'attributes.Alcohol')).toBe('none');
  expect(readColumn({ 'attributes.Alcohol': 'flat' }, 'attributes.Alcohol')).toBe('flat');
});

test.each([[{}], [{ attributes: null }], [{ attributes: 'text' }], [{ attributes: [] }]])(
  'not there in %j',
  (values) => {
    expect(readColumn(values, 'attributes.Alcohol')).toBeUndefined();
  },
);

test('nothing of JavaScript itself is a column', () => {
  expect(readColumn({}, 'constructor')).toBeUndefined();
  expect(readColumn({ a: {} }, 'a.__proto__')).toBeUndefined();
});

test('whether a file has it', () => {
  const columns = new Set(['CUISINE DESCRIPTION', 'attributes']);
  expect(hasColumn(columns, 'cuisine_description')).toBe(true);
  expect(hasColumn(columns, 'attributes.Alcohol')).toBe(true);
  expect(hasColumn(columns, 'camis')).toBe(false);
});

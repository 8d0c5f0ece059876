import { buildSchema } from 'graphql';
import { introspectionSizes } from './introspectionSizes';

test('the mean number of possible types counts the types that implement interfaces and the types in unions', () => {
  const schema = buildSchema(`
    interface Place { id: ID }
    type Diner implements Place { id: ID }
    type Cafe implements Place { id: ID }
    union Result = Diner | Cafe
    type Query { place: Place, result: Result }
  `);
  const typeCount = Object.keys(schema.getTypeMap()).length;
  expect(introspectionSizes(schema).get('__Type.possibleTypes')).toBe(4 / typeCount);
});

import { cuisineByKey, cuisines, type Cuisine as Shape } from '../../facts/cuisines';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** The GraphQL type of a cuisine. It implements Node. */
export const Cuisine = builder.node(builder.objectRef<Shape>('Cuisine'), {
  description: 'A kind of cooking or a kind of restaurant, e.g. Thai or Bakery.',
  id: { resolve: ({ key }) => key },
  brandLoadedObjects: true,
  loadManyWithoutCache: (keys) => keys.map(cuisineByKey),
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'The key, which never changes and is the same in every language: "thai", "bar-and-grill".',
    }),
    label: t.string({
      description: 'The name of the cuisine.',
      args: languageArgs,
      resolve: ({ label }, { language }, context) => label[languageOf(context, language)],
    }),
  }),
});

builder.queryField('cuisines', (t) =>
  t.field({
    type: [Cuisine],
    extensions: listOf(250),
    description: 'All cuisines, sorted by their English names.',
    resolve: () => [...cuisines],
  }),
);

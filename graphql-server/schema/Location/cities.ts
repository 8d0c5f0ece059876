import { listCities } from '../../locations/listCities';
import { builder } from '../builder';
import { connectionFrom } from '../listConnection';
import { City } from './City';

const CityEdge = builder.edgeObject({ type: City, name: 'CityEdge', description: 'One city.' });

const CityConnection = builder.connectionObject(
  { type: City, name: 'CityConnection', description: 'A page of cities.' },
  CityEdge,
);

builder.queryField('cities', (t) =>
  t.field({
    type: CityConnection,
    description: 'Cities to choose from. Without a name all of them, popular ones first, then the most populous.',
    args: {
      name: t.arg.string({
        description: 'The beginning of the name, of a word of it, or a ZIP code; better matches come first.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: (_root, { name, ...page }) => connectionFrom(listCities(name, page)),
  }),
);

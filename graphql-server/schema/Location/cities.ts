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
    description:
      'Cities to choose from. Without a name, the list has all cities: first the popular cities, then all other ' +
      'cities, the most populous first.',
    args: {
      name: t.arg.string({
        description:
          'A part of the city’s name, or a ZIP code. Names that begin with this text come first, then names with a ' +
          'later word that begins with the text, then other names that contain the text. Each of these three groups ' +
          'has at most 500 cities. For a text of more than 100 characters, the list is empty.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: (_root, { name, ...page }) => connectionFrom(listCities(name, page)),
  }),
);

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
      'Cities to choose from. Without a name, these are all cities: the popular cities first, then the others, the ' +
      'most populous first.',
    args: {
      name: t.arg.string({
        description:
          'A part of the city’s name, or a ZIP code. Names that begin with the text come first, then names with a ' +
          'later word that begins with it, then names that contain it.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: (_root, { name, ...page }) => connectionFrom(listCities(name, page)),
  }),
);

import type { Restaurant } from '../../database/__generated__/prisma/client';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';

/** The postal address of a restaurant. */
export const Address = builder
  .objectRef<Pick<Restaurant, 'address' | 'city' | 'state' | 'postalCode'>>('Address')
  .implement({
    description: 'A postal address.',
    fields: (t) => ({
      lines: t.stringList({
        extensions: listOf(1),
        description: 'The lines above the city, i.e. number and street; empty when the street is unknown.',
        resolve: ({ address }) => (address ? [address] : []),
      }),
      city: t.exposeString('city', { nullable: true, description: 'The city, e.g. "St. Louis".' }),
      region: t.string({
        nullable: true,
        description:
          'The code of the state in ISO 3166-2, without the code of the country: "MO". Null when the state is ' +
          'unknown, and in countries without states.',
        resolve: ({ state }) => state || null,
      }),
      postalCode: t.exposeString('postalCode', { nullable: true, description: 'The ZIP code.' }),
      country: t.string({ description: 'The ISO 3166-1 code of the country, two letters: "US".', resolve: () => 'US' }),
    }),
  });

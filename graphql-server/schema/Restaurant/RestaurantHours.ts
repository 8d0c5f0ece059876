import type { WeeklyInterval as Interval } from '../../domain/restaurants/weeklyHours';
import { builder } from '../builder';

const WeeklyInterval = builder.objectRef<Interval>('WeeklyInterval').implement({
  description: 'One opening within a week, on the place’s own clock.',
  fields: (t) => ({
    day: t.exposeInt('day', { description: 'The day it opens: 0 (Sunday) to 6 (Saturday).' }),
    opens: t.exposeInt('opens', { description: 'Minutes after that day’s midnight.' }),
    closes: t.exposeInt('closes', {
      description: 'Minutes after the same midnight; past 1440 it closes the next day.',
    }),
  }),
});

/** Hours that are known: the source's text, the week, and the clock they are told by. */
export const RestaurantHours = builder
  .objectRef<{ text: string; timeZone: string; weekly: Interval[] }>('RestaurantHours')
  .implement({
    description: 'When a restaurant is open. Whether it is open now is for the reader’s clock to tell.',
    fields: (t) => ({
      text: t.exposeString('text', {
        description: 'The hours as their source writes them (OpenStreetMap opening_hours).',
      }),
      timeZone: t.exposeString('timeZone', {
        description: 'IANA name of the place’s time zone, e.g. America/Chicago.',
      }),
      weekly: t.expose('weekly', { type: [WeeklyInterval], description: 'A usual week, in order.' }),
    }),
  });

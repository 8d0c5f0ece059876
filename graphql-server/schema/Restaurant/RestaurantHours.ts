import { type HoursException as Exception, hoursExceptions } from '../../domain/restaurants/hoursExceptions';
import type { DayInterval, WeeklyInterval as Interval } from '../../domain/restaurants/weeklyHours';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';

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

const HoursSpan = builder.objectRef<DayInterval>('HoursSpan').implement({
  description: 'One opening on some day, on the place’s own clock.',
  fields: (t) => ({
    opens: t.exposeInt('opens', { description: 'Minutes after that day’s midnight.' }),
    closes: t.exposeInt('closes', {
      description: 'Minutes after the same midnight; past 1440 it closes the next day.',
    }),
  }),
});

const HoursException = builder.objectRef<Exception>('HoursException').implement({
  description: 'A public holiday, on which other hours than those of its weekday hold.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day on the place’s own calendar, "2026-11-26".' }),
    holiday: t.exposeString('holiday', { description: 'Its English name, e.g. "Thanksgiving Day".' }),
    open: t.expose('open', {
      type: [HoursSpan],
      extensions: listOf(2),
      description: 'What holds instead; empty: closed all day.',
    }),
  }),
});

/** Hours that are known: the source's text, the week, holidays where they are known, and the clock they are told by. */
export interface KnownHours {
  text: string;
  timeZone: string;
  weekly: Interval[];
  holidayHours: DayInterval[] | null;
}

/** The type of hours that are known. */
export const RestaurantHours = builder.objectRef<KnownHours>('RestaurantHours').implement({
  description: 'When a restaurant is open. Whether it is open now is for the reader’s clock to tell.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The hours as their source writes them (OpenStreetMap opening_hours).',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA name of the place’s time zone, e.g. America/Chicago.',
    }),
    weekly: t.expose('weekly', {
      type: [WeeklyInterval],
      extensions: listOf(14),
      description: 'A usual week, in order.',
    }),
    exceptions: t.field({
      type: [HoursException],
      extensions: listOf(4),
      description:
        'The public holidays of the next eight weeks, today’s with them, where the source says what holds on them; ' +
        'empty where it does not: the weekly hours may hold or not.',
      resolve: ({ holidayHours, timeZone }) => hoursExceptions(holidayHours, timeZone, new Date()),
    }),
  }),
});

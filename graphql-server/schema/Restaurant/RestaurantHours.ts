import { holidayLabel } from '../../facts/holidayLabel';
import { type HoursException as Exception, hoursExceptions } from '../../facts/hoursExceptions';
import { type KnownHours as Hours, type OpeningTimes, openingTimes } from '../../facts/openingTimes';
import type { DayInterval, WeeklyInterval as Interval } from '../../facts/weeklyHours';
import { builder } from '../builder';
import { countsAs, listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';

/** The values are those of the database: 0 is Sunday. */
const Weekday = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: {
    SUNDAY: { value: 0, description: 'Sunday.' },
    MONDAY: { value: 1, description: 'Monday.' },
    TUESDAY: { value: 2, description: 'Tuesday.' },
    WEDNESDAY: { value: 3, description: 'Wednesday.' },
    THURSDAY: { value: 4, description: 'Thursday.' },
    FRIDAY: { value: 5, description: 'Friday.' },
    SATURDAY: { value: 6, description: 'Saturday.' },
  } as const,
});
type Day = typeof Weekday.$inferType;

const WeeklyInterval = builder.objectRef<Interval>('WeeklyInterval').implement({
  description: 'One opening within a week, on the place’s own clock.',
  fields: (t) => ({
    day: t.field({ type: Weekday, description: 'The day it opens.', resolve: ({ day }) => day as Day }),
    opensMinute: t.exposeInt('opens', {
      description: 'When it opens, in minutes after that day’s midnight: 690 is 11:30.',
    }),
    closesMinute: t.exposeInt('closes', {
      description:
        'When it closes, in minutes after the midnight at which that day began: 1560 is 2:00 on the next day.',
    }),
  }),
});

const HoursInterval = builder.objectRef<DayInterval>('HoursInterval').implement({
  description: 'One opening on some day, on the place’s own clock.',
  fields: (t) => ({
    opensMinute: t.exposeInt('opens', {
      description: 'When it opens, in minutes after that day’s midnight: 690 is 11:30.',
    }),
    closesMinute: t.exposeInt('closes', {
      description:
        'When it closes, in minutes after the midnight at which that day began: 1560 is 2:00 on the next day.',
    }),
  }),
});

const HoursException = builder.objectRef<Exception>('HoursException').implement({
  description: 'A day on which other hours hold, e.g. a public holiday.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day on the place’s own calendar.' }),
    label: t.string({
      nullable: true,
      description: 'What the day is called, e.g. "Thanksgiving"; null where it has no name.',
      args: languageArgs,
      resolve: ({ holiday }, { language }, context) => holidayLabel(holiday, languageOf(context, language)),
    }),
    intervals: t.expose('open', {
      type: [HoursInterval],
      extensions: listOf(2),
      description: 'What holds instead; empty: closed all day.',
    }),
  }),
});

/** Known hours: the source's text, the week, holidays if known, and the time zone. */
export interface KnownHours extends Hours {
  text: string;
  weekly: Interval[];
  /** Whether it closed for good; these are then its former hours. */
  isClosed: boolean;
}

const momentArgs = builder.args((t) => ({
  at: t.field({ type: 'DateTime', description: 'The moment to tell it for; absent: now.' }),
}));

/** The cost of a field that must build the whole week. */
const A_WEEK = countsAs(8);
/** The cost of a field that must also find the moment at which the place's clock shows a minute. */
const A_WEEK_AND_A_MOMENT = countsAs(16);

const NEVER: OpeningTimes = { isOpen: false, closesAt: null, opensNextAt: null };

const timesAt = (hours: KnownHours, { at }: { at?: Date | null }): OpeningTimes =>
  hours.isClosed ? NEVER : openingTimes(hours, at ?? new Date());

/** The type of known hours. */
export const RestaurantHours = builder.objectRef<KnownHours>('RestaurantHours').implement({
  description: 'When a restaurant is open.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description:
        'The hours as their source writes them (OpenStreetMap opening_hours); null where it wrote no such text.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA name of the place’s time zone, e.g. America/Chicago.',
    }),
    weekly: t.expose('weekly', {
      type: [WeeklyInterval],
      nullable: true,
      extensions: listOf(14),
      description:
        'The openings of a usual week, in order; null for hours that no usual week tells. So far `hours` itself is null for such.',
    }),
    exceptions: t.field({
      type: [HoursException],
      nullable: true,
      extensions: listOf(4),
      description:
        'Days of the next eight weeks, today with them, on which other hours hold: so far public holidays. Null where ' +
        'no source tells them: the weekly hours may hold or not. Empty where none of these days is one.',
      resolve: ({ holidayHours, timeZone }) => holidayHours && hoursExceptions(holidayHours, timeZone, new Date()),
    }),
    isOpen: t.boolean({
      nullable: true,
      extensions: A_WEEK,
      description:
        'Whether it is open at a moment, on its own clock; on a public holiday whose hours nobody told, as on its weekday. ' +
        'False where it closed for good. Null where timeZone is one that this server does not know.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).isOpen,
    }),
    closesAt: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: A_WEEK_AND_A_MOMENT,
      description:
        'When it closes that is open at a moment; null where it is closed then, where it never closes, and where isOpen is null.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).closesAt,
    }),
    nextOpensAt: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: A_WEEK_AND_A_MOMENT,
      description:
        'When it opens next after a moment; null where it does not within a week, where it never closes, and where isOpen is null.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).opensNextAt,
    }),
  }),
});

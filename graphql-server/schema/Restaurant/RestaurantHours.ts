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
  description: 'One opening period of a usual week, in the place’s local time.',
  fields: (t) => ({
    day: t.field({ type: Weekday, description: 'The day when the period begins.', resolve: ({ day }) => day as Day }),
    opensMinute: t.exposeInt('opens', {
      description: 'When the place opens, in minutes after the start of the day: 690 is 11:30.',
    }),
    closesMinute: t.exposeInt('closes', {
      description: 'When the place closes, in minutes after the start of the same day: 1560 is 2:00 on the next day.',
    }),
  }),
});

const HoursInterval = builder.objectRef<DayInterval>('HoursInterval').implement({
  description: 'One opening period of a given day, in the place’s local time.',
  fields: (t) => ({
    opensMinute: t.exposeInt('opens', {
      description: 'When the place opens, in minutes after the start of the day: 690 is 11:30.',
    }),
    closesMinute: t.exposeInt('closes', {
      description: 'When the place closes, in minutes after the start of the same day: 1560 is 2:00 on the next day.',
    }),
  }),
});

const HoursException = builder.objectRef<Exception>('HoursException').implement({
  description: 'A day with its own hours, e.g. a public holiday.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day, in the place’s local time.' }),
    label: t.string({
      nullable: true,
      description: 'The name of the day, e.g. "Thanksgiving"; null when it has no name.',
      args: languageArgs,
      resolve: ({ holiday }, { language }, context) => holidayLabel(holiday, languageOf(context, language)),
    }),
    intervals: t.expose('open', {
      type: [HoursInterval],
      extensions: listOf(2),
      description: 'The hours of that day; empty when the place is closed all day.',
    }),
  }),
});

/** The known hours of a place: the source's text, the weekly hours, the holiday hours if known, and the time zone. */
export interface KnownHours extends Hours {
  text: string;
  weekly: Interval[];
  /** Whether the place closed permanently. If true, the stored hours are from before the closing. */
  isClosed: boolean;
}

const momentArgs = builder.args((t) => ({
  at: t.field({ type: 'DateTime', description: 'The moment that the answer is about; the current moment by default.' }),
}));

/** The cost of a field that must compute all openings of a week. */
const A_WEEK = countsAs(8);
/** The cost of a field that must also convert a local time of the place to a moment. */
const A_WEEK_AND_A_MOMENT = countsAs(16);

const NEVER: OpeningTimes = { isOpen: false, closesAt: null, opensNextAt: null };

const timesAt = (hours: KnownHours, { at }: { at?: Date | null }): OpeningTimes =>
  hours.isClosed ? NEVER : openingTimes(hours, at ?? new Date());

/** The GraphQL type of the known hours of a place. */
export const RestaurantHours = builder.objectRef<KnownHours>('RestaurantHours').implement({
  description: 'When a restaurant is open.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description:
        'The hours as a text in the format of OpenStreetMap’s opening_hours. At present, `Restaurant.hours` is ' +
        'null if there is no such text.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'The IANA name of the place’s time zone, e.g. America/Chicago.',
    }),
    weekly: t.expose('weekly', {
      type: [WeeklyInterval],
      nullable: true,
      extensions: listOf(14),
      description:
        'The openings of a usual week, in order; null for hours that a usual week cannot describe. At present, ' +
        '`Restaurant.hours` is null for such hours.',
    }),
    exceptions: t.field({
      type: [HoursException],
      nullable: true,
      extensions: listOf(4),
      description:
        'The days from yesterday to eight weeks from now that have their own hours. At present, these days are ' +
        'public holidays. Yesterday is included, because its hours may extend past midnight. Null if no source has ' +
        'holiday hours; it is then unknown whether the weekly hours apply on holidays. Empty if there is no holiday ' +
        'from yesterday to eight weeks from now, or if this server does not know the time zone.',
      resolve: ({ holidayHours, timeZone }) => holidayHours && hoursExceptions(holidayHours, timeZone, new Date()),
    }),
    isOpen: t.boolean({
      nullable: true,
      extensions: A_WEEK,
      description:
        'Whether the place is open at the given moment. On a public holiday with unknown hours, the hours of the ' +
        'weekday apply. False if the place closed permanently. Null if this server does not know the time zone.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).isOpen,
    }),
    closesAt: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: A_WEEK_AND_A_MOMENT,
      description:
        'When the place closes, if it is open at the given moment. Null when it is closed at that moment, when it ' +
        'does not close within a week after that moment, and when isOpen is null.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).closesAt,
    }),
    nextOpensAt: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: A_WEEK_AND_A_MOMENT,
      description:
        'When the place opens for the first time after the given moment. Null when it does not open within a week ' +
        'after that moment, e.g. because it never closes, and when isOpen is null.',
      args: momentArgs,
      resolve: (hours, args) => timesAt(hours, args).opensNextAt,
    }),
  }),
});

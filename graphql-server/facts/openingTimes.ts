import { stretchesAround, WEEK } from './openStretches';
import { placeClock } from './placeClock';
import { placeInstant } from './placeInstant';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

/** The known hours of a place, and the time zone of these hours. */
export interface KnownHours {
  weekly: readonly WeeklyInterval[];
  /** The hours on public holidays; null when unknown, and the weekday's hours then apply. */
  holidayHours: readonly DayInterval[] | null;
  /** IANA name. */
  timeZone: string;
}

/** Whether a place is open at a given moment, and when it closes and opens next. */
export interface OpeningTimes {
  /** Null when this machine does not know the time zone, or when the year of the moment does not have four digits. */
  isOpen: boolean | null;
  /** Null when the place is closed at that moment, or does not close within a week. */
  closesAt: Date | null;
  /** The next opening after that moment. Null when there is none within a week, e.g. because the place never closes. */
  opensNextAt: Date | null;
}

/**
 * The opening times at a moment. If `isOpen` is null, `closesAt` and `opensNextAt` are null too. Otherwise, they are
 * computed when they are first read. Successive calls with the same `hours` object and the same minute return the same
 * result.
 */
export function openingTimes(hours: KnownHours, at: Date): OpeningTimes {
  const minute = Math.floor(at.getTime() / 60_000);
  const last = lastAsked.get(hours);
  if (last?.minute === minute) return last.times;
  const times = readTimes(hours, at);
  lastAsked.set(hours, { minute, times });
  return times;
}

const lastAsked = new WeakMap<KnownHours, { minute: number; times: OpeningTimes }>();

function readTimes({ weekly, holidayHours, timeZone }: KnownHours, at: Date): OpeningTimes {
  const clock = placeClock(timeZone, at);
  if (!clock) return { isOpen: null, closesAt: null, opensNextAt: null };
  const { date, minute } = clock;
  const stretches = stretchesAround(date, weekly, holidayHours);
  const running = stretches.find(({ start, end }) => start <= minute && minute < end);
  const next = stretches.find(({ start }) => start > minute && start - minute <= WEEK);
  const closes = once(() =>
    running && running.end - minute < WEEK ? placeInstant(timeZone, date, running.end) : null,
  );
  const opens = once(() => (next ? placeInstant(timeZone, date, next.start) : null));
  return {
    isOpen: running !== undefined,
    get closesAt() {
      return closes();
    },
    get opensNextAt() {
      return opens();
    },
  };
}

function once(workOut: () => Date | null): () => Date | null {
  let known: Date | null | undefined;
  return () => {
    if (known === undefined) known = workOut();
    return known;
  };
}

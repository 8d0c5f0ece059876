import { stretchesAround, WEEK } from './openStretches';
import { placeClock } from './placeClock';
import { placeInstant } from './placeInstant';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

/** Hours that are known, and the clock they are told by. */
export interface KnownHours {
  weekly: readonly WeeklyInterval[];
  /** What holds on public holidays instead; null: not known, so the weekday's. */
  holidayHours: readonly DayInterval[] | null;
  /** IANA name. */
  timeZone: string;
}

/** Whether a place is open at some moment, and what comes next. */
export interface OpeningTimes {
  /** Null on a clock that this machine does not know. */
  isOpen: boolean | null;
  /** Null where it is closed at that moment, and where it never closes. */
  closesAt: Date | null;
  /** The next opening after that moment; null where there is none within a week, and where it never closes. */
  opensNextAt: Date | null;
}

/**
 * What the hours say of a moment; nothing where nobody knows the place's clock. Each part is worked out when it is asked
 * for, and once for all who ask of the same hours and minute, one after another.
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

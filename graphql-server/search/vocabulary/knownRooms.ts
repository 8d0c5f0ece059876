import { fold } from '../words/fold';
import type { ConceptWeight } from './ConceptWeight';
import file from './knownRooms.json';

/** A chain or famous restaurant that people name as an example. */
export interface KnownRoom {
  /** Its own spelling: "Olive Garden". */
  name: string;
  /** What people type for it, including the name. */
  spellings: readonly string[];
  /** The concepts that describe it. */
  like: readonly ConceptWeight[];
}

/** The prefix that distinguishes ids of known rooms from ids of concepts. */
const PREFIX = 'like:';

const rooms = new Map(
  file.rooms.flatMap(({ like, names }) => {
    const concepts = Object.entries(like).map(([concept, weight]) => ({ concept, weight: weight as number }));
    return names.map((each): [string, KnownRoom] => {
      const [name = '', ...others] = typeof each === 'string' ? [each] : each;
      return [idOf(name), { name, spellings: [name, ...others], like: concepts }];
    });
  }),
);

function idOf(name: string): string {
  return PREFIX + fold(name).replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** Every known room by its id, e.g. "like:olive-garden". */
export const knownRooms: ReadonlyMap<string, KnownRoom> = rooms;

/** Whether an id stands for a known room, not for a concept. */
export const isKnownRoom = (id: string): boolean => id.startsWith(PREFIX);

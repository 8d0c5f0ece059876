import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { TakenLocation } from './takeLocation';

/** Why a city could not be chosen. */
export type TakingProblem = Extract<TakenLocation, { problem: unknown }>;

/**
 * Runs one choice at a time: `take` waits for the city and passes it to `onChoose`, unless the picker was closed. If
 * there is no city, `problem` says why, until `forget` or `take` is called again.
 */
export function useTaking(onChoose: (city: string) => void) {
  const environment = useRelayEnvironment();
  const [taking, setTaking] = useState(false);
  const [problem, setProblem] = useState<TakingProblem>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const take = async (choice: (within: typeof environment) => Promise<TakenLocation>) => {
    if (taking) return;
    setTaking(true);
    setProblem(undefined);
    const taken = await choice(environment);
    if (!isMounted.current) return;
    setTaking(false);
    if ('city' in taken) onChoose(taken.city);
    else setProblem(taken);
  };
  return { taking, problem, take, forget: () => setProblem(undefined) };
}

import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { ChosenLocation } from './chooseLocation';

/** Why a city could not be chosen. */
export type ChoiceProblem = Extract<ChosenLocation, { problem: unknown }>;

/**
 * Runs one choice at a time: `choose` waits for the city and passes it to `onChoose`, unless the city picker was
 * closed. If there is no city, `problem` contains the reason until `forget` or `choose` is called.
 */
export function useCityChoice(onChoose: (city: string) => void) {
  const environment = useRelayEnvironment();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<ChoiceProblem>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const choose = async (choice: (within: typeof environment) => Promise<ChosenLocation>) => {
    if (choosing) return;
    setChoosing(true);
    setProblem(undefined);
    const chosen = await choice(environment);
    if (!isMounted.current) return;
    setChoosing(false);
    if ('city' in chosen) onChoose(chosen.city);
    else setProblem(chosen);
  };
  return { choosing, problem, choose, forget: () => setProblem(undefined) };
}

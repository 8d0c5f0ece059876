import { startTransition, useEffect, useState } from 'react';
import { whenCalm } from './whenCalm';

/** The value at the last time when the page was calm (see whenCalm); undefined before the page has been calm. */
export function useAtIdle<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>();
  useEffect(() => whenCalm(() => startTransition(() => setSettled({ value }))), [value]);
  return settled?.value;
}

import { startTransition, useEffect, useState } from 'react';
import { whenCalm } from './whenCalm';

/** The value when the page was last calm (see whenCalm); undefined before that. For parts that may be drawn later. */
export function useAtIdle<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>();
  useEffect(() => whenCalm(() => startTransition(() => setSettled({ value }))), [value]);
  return settled?.value;
}

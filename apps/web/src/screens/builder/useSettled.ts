import { useEffect, useState } from 'react';

const QUIET_MS = 250;

/** A value as it was when it last stayed the same for a moment: what is worked out of it does not hold up who is typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

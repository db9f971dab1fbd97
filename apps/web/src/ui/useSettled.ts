import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for a moment: what is worked out of it does not hold up who is typing. */
export function useSettled<Value>(value: Value, quietMs = 250): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}

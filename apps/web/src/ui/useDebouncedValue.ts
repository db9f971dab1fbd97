import { useEffect, useState } from 'react';

/**
 * Returns a value after it hasn't changed for `quietMs` milliseconds, so that expensive computations don't delay
 * typing.
 */
export function useDebouncedValue<Value>(value: Value, quietMs = 250): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}

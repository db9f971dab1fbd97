/** Memoizes a function by object identity, for as long as the object lives. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    const cached = cache.get(key);
    // `undefined` is a valid result, too.
    if (cached !== undefined || cache.has(key)) return cached as Result;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}

/**
 * Calls `callback` every `ms` milliseconds.
 * @returns a function that stops the interval
 */
export const startInterval = (ms: number, callback: () => void): (() => void) => {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
};

/** Looks again and again. @returns what ends it */
export const every = (ms: number, look: () => void): (() => void) => {
  const timer = setInterval(look, ms);
  return () => clearInterval(timer);
};

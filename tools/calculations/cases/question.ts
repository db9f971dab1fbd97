/** A component with what all of them have. */
export const question = (type: string, key: string, more: object = {}): object => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});

/** A component whose answer is calculated. */
export const calculated = (type: string, key: string, calculateValue: unknown, more: object = {}): object =>
  question(type, key, { calculateValue, ...more });

/** Returns a component definition with the usual properties; its key is also its label. */
export const createField = (type: string, key: string, more: object = {}): object => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});

/** Returns a component definition with a calculated answer. */
export const createCalculatedField = (type: string, key: string, calculateValue: unknown, more: object = {}): object =>
  createField(type, key, { calculateValue, ...more });

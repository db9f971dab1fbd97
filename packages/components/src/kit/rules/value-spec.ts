/** The answers of a component whose answer lies under its key and that asks nothing unusual. What it is, each says itself. */
export const valueSpec = {
  shape: 'value',
  cell: 'wide',
  mayPrefill: true,
  mayCopy: true,
  check: () => [],
  children: () => [],
  logicValue: (value: unknown): unknown => value,
} as const;

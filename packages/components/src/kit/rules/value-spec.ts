/** Shared spec of components that store one value under their key. Each component adds its value kind. */
export const valueSpec = {
  shape: 'value',
  cell: 'wide',
  mayPrefill: true,
  mayCopy: true,
  check: () => [],
  children: () => [],
  logicValue: (value: unknown): unknown => value,
} as const;

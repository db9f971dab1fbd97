import type { ValueKind } from '@tideform/engine';

/** The answers of a component that has no answer of its own: layout and content. */
export const layoutSpec = {
  shape: 'none',
  valueKind: (): ValueKind => 'none',
  cell: 'none',
  mayPrefill: false,
  mayCopy: true,
  emptyValue: () => undefined,
  isEmpty: () => true,
  check: () => [],
  normalize: (value: unknown) => value as undefined,
  logicValue: () => undefined,
} as const;

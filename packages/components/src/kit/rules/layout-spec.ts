import type { ValueKind } from '@tideform/engine';

/** Shared spec of components without an answer: layout and content. */
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

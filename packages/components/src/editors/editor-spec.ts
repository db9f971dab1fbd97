import type { ValueKind } from '@tideform/engine';
import { valueSpec } from '../kit/rules/value-spec.ts';

/** The answers of every editor: it edits a setting of any shape, and no form asks for it. */
export const editorSpec = {
  ...valueSpec,
  valueKind: (): ValueKind => 'anything',
  cell: 'none',
  mayPrefill: false,
} as const;

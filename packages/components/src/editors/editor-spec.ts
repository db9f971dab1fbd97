import type { ValueKind } from '@tideform/engine';
import { valueSpec } from '../kit/rules/value-spec.ts';

/** Shared spec of setting editors. The value is a setting of any shape, and respondents never see the editor. */
export const editorSpec = {
  ...valueSpec,
  valueKind: (): ValueKind => 'anything',
  cell: 'none',
  mayPrefill: false,
} as const;

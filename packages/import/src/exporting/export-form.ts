import type { FormDefinition } from '@tideform/engine';
import { createFindingLedger, type Finding } from '../report/finding.ts';
import { formatJsonSchema } from './format-json-schema.ts';
import { writeXlsform } from './write-xlsform.ts';

/** Export formats other than form.io's JSON, in which forms are stored anyway. */
export const exportFormats = ['jsonSchema', 'xlsform'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedForm {
  readonly content: string | Uint8Array;
  /** File extension, without a dot. */
  readonly extension: 'json' | 'xlsx';
  /** Report on each exported property, except for properties that only affect the appearance. */
  readonly findings: readonly Finding[];
}

/**
 * Exports a form for another product. Properties without an equivalent in the target format are left out and reported.
 */
export function exportForm(form: FormDefinition, title: string, format: ExportFormat): ExportedForm {
  const ledger = createFindingLedger();
  if (format === 'xlsform')
    return { content: writeXlsform(form, title, ledger), extension: 'xlsx', findings: ledger.findings };
  return { content: formatJsonSchema(form, title, ledger), extension: 'json', findings: ledger.findings };
}

import type { FormDefinition } from '@tideform/engine';
import { createLedger, type Finding } from '../report/finding.ts';
import { writeJsonSchema } from './write-json-schema.ts';
import { writeXlsform } from './write-xlsform.ts';

/** What a form can be written as for others. As form.io's JSON it lies there as it is. */
export const exportFormats = ['jsonSchema', 'xlsform'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedForm {
  readonly content: string | Uint8Array;
  /** Of the file's name, without a dot. */
  readonly extension: 'json' | 'xlsx';
  /** Of each property that is more than a look: whether it is in there. */
  readonly findings: readonly Finding[];
}

/** Writes a form for another product. What there is nothing for is not in it, and said. */
export function exportForm(form: FormDefinition, title: string, format: ExportFormat): ExportedForm {
  const ledger = createLedger();
  if (format === 'xlsform')
    return { content: writeXlsform(form, title, ledger), extension: 'xlsx', findings: ledger.findings };
  return { content: writeJsonSchema(form, title, ledger), extension: 'json', findings: ledger.findings };
}

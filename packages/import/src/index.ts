export { type DraftedForm, type DraftFormOptions, draftForm } from './drafting/draft-form.ts';
export { type ExportedForm, type ExportFormat, exportForm, exportFormats } from './exporting/export-form.ts';
export { type DisplayedOriginal, getDisplayedOriginal } from './get-displayed-original.ts';
export { fillPdf } from './paper/fill-pdf.ts';
export type { PdfForm } from './paper/pdf-form.ts';
export { readPdfForm } from './paper/read-pdf-form.ts';
export {
  type ImportedForm,
  type ImportFailure,
  type ImportFormat,
  type ImportOptions,
  importFormats,
  readForeignForm,
  readPdfFormFile,
} from './read-foreign-form.ts';
export { findingMessages } from './report/finding.messages.ts';
export type { Finding, FindingOutcome, FindingReason, FindingReasonCode } from './report/finding.ts';
export {
  computeFindingTotals,
  computeImportedShare,
  type FindingTotals,
  formatFindingReason,
} from './report/finding.ts';
export { listFormSections } from './written/list-form-sections.ts';
export { type GeneratedForm, type GeneratedFormCode, parseGeneratedForm } from './written/parse-generated-form.ts';

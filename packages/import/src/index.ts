export { type DraftAsk, type DraftedForm, draftForm } from './drafting/draft-form.ts';
export { type ExportedForm, type ExportFormat, exportForm, exportFormats } from './exporting/export-form.ts';
export { openPaper } from './paper/open-paper.ts';
export type { Paper } from './paper/paper.ts';
export { stampPaper } from './paper/stamp-paper.ts';
export {
  type ImportedForm,
  type ImportFormat,
  type ImportOptions,
  type ImportProblem,
  importFormats,
  readForeignForm,
  readPaperForm,
} from './read-foreign-form.ts';
export { findingMessages } from './report/finding.messages.ts';
export type { Finding, Outcome, Reason, ReasonCode } from './report/finding.ts';
export { carriedShare, type Totals, totalsOf } from './report/report.ts';
export { sayReason } from './report/say-finding.ts';
export { type Original, showOriginal } from './show-original.ts';
export { type FormCode, readWrittenForm, type WrittenForm } from './written/read-written-form.ts';
export { sectionsOf } from './written/sections-of.ts';

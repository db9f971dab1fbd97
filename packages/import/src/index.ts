export {
  type ImportedForm,
  type ImportFormat,
  type ImportOptions,
  type ImportProblem,
  importFormats,
  readForeignForm,
} from './read-foreign-form.ts';
export type { Finding, Outcome, Reason, ReasonCode } from './report/finding.ts';
export { findingWords } from './report/finding.words.ts';
export { carriedShare, type Totals, totalsOf } from './report/report.ts';
export { sayReason } from './report/say-finding.ts';

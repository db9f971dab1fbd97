export { compareForms } from './comparing/compare-forms.ts';
export type { ComparedComponent, FormChanges, SettingChange } from './comparing/form-changes.ts';
export type {
  CellRoom,
  ChoicesFrom,
  ComponentSpec,
  ComponentSpecs,
  DataShape,
  IsBrokenInside,
  PrintAnswer,
  ValueKind,
} from './component-spec.ts';
export { readAt, segmentsOfFieldPath } from './data/data-path.ts';
export { holdsAnswers } from './data/holds-answers.ts';
export type { ReadRow } from './data/looked-up.ts';
export { type FileLike, isFileLike, type StoredFile } from './data/stored-file.ts';
export type { SubmissionData } from './data/submission-data.ts';
export { checkForm } from './definition/check-form.ts';
export { type ChildSlot, childSlotsOf } from './definition/child-slots.ts';
export { customFieldProperty, renameCustomField } from './definition/custom-field.ts';
export { findHostileJson } from './definition/find-hostile-json.ts';
export type { ComponentDefinition, FormDefinition } from './definition/form-definition.ts';
export type { FormProblem, FormWarning } from './definition/form-problem.ts';
export { boundForm, tooLargeType } from './definition/limits/bound-form.ts';
export { type FormLimit, formLimits } from './definition/limits/form-limits.ts';
export { weighComponent } from './definition/limits/weigh-component.ts';
export { mapComponents } from './definition/map-components.ts';
export { type ParsedForm, parseForm } from './definition/parse-form.ts';
export { serializeForm } from './definition/serialize-form.ts';
export { withOwnTypes } from './definition/upgrades/005-types-of-chefs.ts';
export { upgradeForm } from './definition/upgrades/upgrade-form.ts';
export { type ComponentPlace, walkComponents } from './definition/walk-components.ts';
export type { FieldNode, FieldRow, FieldState, Offer } from './fields/field-state.ts';
export { copyAnswers } from './first-answers/copy-answers.ts';
export { keptAnswers } from './first-answers/kept-answers.ts';
export { prefillAnswers } from './first-answers/prefill-answers.ts';
export { isHolder, isRecord } from './json/is-record.ts';
export { parseJson } from './json/parse-json.ts';
export { readNumberText } from './json/read-number-text.ts';
export { sameJson } from './json/same-json.ts';
export { wordOf } from './json/word-of.ts';
export type { RuleProblem } from './json-logic/find-problem.ts';
export type { ConsoleLine, LogicError } from './logic/logic-error.ts';
export { type PermissionLevel, permissionAmong, permissionLevels, permissionOf } from './permissions/permission-of.ts';
export type { Viewer } from './permissions/viewer.ts';
export type { SessionWarning } from './plan/session-warning.ts';
export {
  type CjkSymbols,
  cjkSymbols,
  defaultPdfSettings,
  type Margins,
  marginRange,
  mostLogoCharacters,
  type PdfOptions,
  type PdfSettings,
  readPdfOptions,
  scaleRange,
  storePdfOptions,
} from './print/pdf-options.ts';
export { type Prints, printBlankForm, printField, printForm } from './print/print-form.ts';
export type { BlankRoom, PageLine, PageLines, PageOf, PrintBlock, PrintDocument, RichText } from './print-block.ts';
export type * from './scripts/script-host.ts';
export { createSession, type SessionOptions } from './session/create-session.ts';
export type { Session } from './session/session.ts';
export { numberedPaths, withNumber } from './submission/numbered-answers.ts';
export { settleSubmission } from './submission/settle-submission.ts';
export { type SubmissionVerdict, validateSubmission } from './submission/validate-submission.ts';
export { fillHtml, type HtmlTemplate, readHtml } from './templates/html/html-template.ts';
export { clockAheadMs, instantOnClock } from './time/instant-on-clock.ts';
export { knownZone, readClock } from './time/read-clock.ts';
export { type RelativeDate, readRelativeDate, resolveRelativeDate } from './time/relative-date.ts';
export { errorKeysOf } from './validation/error-keys.ts';
export { isEmailAddress } from './validation/is-email-address.ts';
export type { BrokenRule, Issue, IssueParams } from './validation/issue.ts';
export * as rules from './validation/rules.ts';
export { hasBranches, type NextPage, nextPage, plainNextPage } from './wizard/next-page.ts';
export { rootsToCheck } from './wizard/pages-on-the-way.ts';
export { visiblePages, wizardPages } from './wizard/wizard-pages.ts';

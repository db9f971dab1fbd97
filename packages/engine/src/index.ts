export { compareForms } from './comparing/compare-forms.ts';
export type { ComparedComponent, FormChanges, SettingChange } from './comparing/form-changes.ts';
export type {
  CellSize,
  ComponentSpec,
  ComponentSpecs,
  DataShape,
  ExternalChoiceSource,
  HasNestedErrors,
  PrintAnswer,
  ValueKind,
} from './component-spec.ts';
export { containsAnswers } from './data/contains-answers.ts';
export { getAtPath, parseFieldPath } from './data/data-path.ts';
export type { LoadRow } from './data/data-source-rows.ts';
export { type FileLike, isFileLike, type StoredFile } from './data/stored-file.ts';
export type { SubmissionData } from './data/submission-data.ts';
export { type ChildSlot, findChildSlots } from './definition/child-slots.ts';
export { customFieldProperty, renameCustomField } from './definition/custom-field.ts';
export { findHostileJson } from './definition/find-hostile-json.ts';
export type { ComponentDefinition, FormDefinition } from './definition/form-definition.ts';
export type { FormError, FormWarning } from './definition/form-error.ts';
export { computeComponentCost } from './definition/limits/component-cost.ts';
export { type FormLimit, formLimits } from './definition/limits/form-limits.ts';
export { limitForm, tooLargeType } from './definition/limits/limit-form.ts';
export { mapComponents } from './definition/map-components.ts';
export { type FormResult, parseForm } from './definition/parse-form.ts';
export { serializeForm } from './definition/serialize-form.ts';
export { restoreTypes } from './definition/upgrades/005-types-of-chefs.ts';
export { upgradeForm } from './definition/upgrades/upgrade-form.ts';
export { validateForm } from './definition/validate-form.ts';
export { type ComponentLocation, walkComponents } from './definition/walk-components.ts';
export type { FieldNode, FieldRow, FieldState, OfferedChoices } from './fields/field-state.ts';
export { copyAnswers } from './initial-answers/copy-answers.ts';
export { getPersistentAnswers } from './initial-answers/persistent-answers.ts';
export { prefillAnswers } from './initial-answers/prefill-answers.ts';
export { formatAsText } from './json/format-as-text.ts';
export { isObjectOrList, isRecord } from './json/is-record.ts';
export { isSameJson } from './json/is-same-json.ts';
export { parseJson } from './json/parse-json.ts';
export { parseNumberText } from './json/parse-number-text.ts';
export type { JsonLogicError } from './json-logic/find-rule-error.ts';
export type { ConsoleLine, LogicError } from './logic/logic-error.ts';
export {
  getAnswerPermission,
  getPermission,
  type PermissionLevel,
  permissionLevels,
} from './permissions/get-permission.ts';
export type { Viewer } from './permissions/viewer.ts';
export type { SessionWarning } from './plan/session-warning.ts';
export {
  type CjkSymbols,
  cjkSymbols,
  defaultPdfSettings,
  type Margins,
  marginRange,
  maxLogoLength,
  type PdfOptions,
  type PdfSettings,
  parsePdfOptions,
  scaleRange,
  serializePdfOptions,
} from './print/pdf-options.ts';
export { type PrintFunctions, printBlankForm, printField, printForm } from './print/print-form.ts';
export type {
  BlankSpace,
  PageLine,
  PageLines,
  PagePosition,
  PrintBlock,
  PrintDocument,
  RichText,
} from './print-block.ts';
export type * from './scripts/script-host.ts';
export { createSession, type SessionOptions } from './session/create-session.ts';
export type { Session } from './session/session.ts';
export { findNumberPaths, setNumberAtPaths } from './submission/numbered-answers.ts';
export { settleSubmission } from './submission/settle-submission.ts';
export { type SubmissionResult, validateSubmission } from './submission/validate-submission.ts';
export { fillHtml, type HtmlTemplate, parseHtml } from './templates/html/html-template.ts';
export { resolveTimeZone, toLocalTime } from './time/local-time.ts';
export { parseRelativeDate, type RelativeDate, resolveRelativeDate } from './time/relative-date.ts';
export { getOffsetMs, toInstant } from './time/to-instant.ts';
export { getErrorKeys } from './validation/error-keys.ts';
export { isEmailAddress } from './validation/is-email-address.ts';
export * as rules from './validation/rules.ts';
export type { BrokenRule, ValidationError, ValidationErrorParams } from './validation/validation-error.ts';
export { findNextPage, findNextPageSync, hasBranches, type NextPage } from './wizard/next-page.ts';
export { getRootsToValidate } from './wizard/page-flow.ts';
export { getVisiblePages, getWizardPages } from './wizard/wizard-pages.ts';

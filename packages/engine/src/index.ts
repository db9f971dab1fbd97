export type { ComparedComponent, FormChanges, SettingChange } from './comparing/compare-forms.ts';
export { compareForms } from './comparing/compare-forms.ts';
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
export type { SubmissionData } from './data/answers.ts';
export { containsAnswers } from './data/answers.ts';
export { getAtPath, parseFieldPath } from './data/data-path.ts';
export type { LoadRow } from './data/data-source-rows.ts';
export { type FileLike, isFileLike, type StoredFile } from './data/stored-file.ts';
export { type ChildSlot, type ComponentLocation, findChildSlots, walkComponents } from './definition/child-slots.ts';
export { findHostileJson } from './definition/find-hostile-json.ts';
export type { ComponentDefinition, FormDefinition, FormError, FormWarning } from './definition/form-definition.ts';
export { computeComponentCost } from './definition/limits/component-cost.ts';
export { type FormLimit, formLimits } from './definition/limits/form-limits.ts';
export { limitForm, tooLargeType } from './definition/limits/limit-form.ts';
export { customFieldProperty, mapComponents, renameCustomField } from './definition/map-components.ts';
export { type FormResult, parseForm, serializeForm } from './definition/parse-form.ts';
export { restoreTypes } from './definition/upgrades/005-types-of-chefs.ts';
export { upgradeForm } from './definition/upgrades/upgrade-form.ts';
export { validateForm } from './definition/validate-form.ts';
export type { FieldNode, FieldRow, FieldState, OfferedChoices } from './fields/field-state.ts';
export { prefillAnswers } from './initial-answers/prefill-answers.ts';
export { copyAnswers, getPersistentAnswers } from './initial-answers/remove-answers.ts';
export { formatAsText, isObjectOrList, isRecord, isSameJson, parseJson } from './json/json-value.ts';
export { parseNumberText } from './json/parse-number-text.ts';
export type { JsonLogicError } from './json-logic/find-rule-error.ts';
export type { ConsoleLine, LogicError } from './logic/logic-error.ts';
export type { Viewer } from './permissions/get-permission.ts';
export {
  getAnswerPermission,
  getPermission,
  type PermissionLevel,
  permissionLevels,
} from './permissions/get-permission.ts';
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
export { type SubmissionResult, settleSubmission, validateSubmission } from './submission/settle-submission.ts';
export { fillHtml, type HtmlTemplate, parseHtml } from './templates/html/html-template.ts';
export { getOffsetMs, resolveTimeZone, toInstant, toLocalTime } from './time/local-time.ts';
export { parseRelativeDate, type RelativeDate, resolveRelativeDate } from './time/relative-date.ts';
export { isEmailAddress } from './validation/is-email-address.ts';
export * as rules from './validation/rules.ts';
export type { BrokenRule, ValidationError, ValidationErrorParams } from './validation/validation-error.ts';
export { getErrorKeys } from './validation/validation-error.ts';
export {
  findNextPage,
  findNextPageSync,
  getRootsToValidate,
  getVisiblePages,
  getWizardPages,
  hasBranches,
  type NextPage,
} from './wizard/page-flow.ts';

export type {
  CellRoom,
  ChildSlot,
  ComponentSpec,
  ComponentSpecs,
  DataShape,
  PrintAnswer,
  ValueKind,
} from './component-spec.ts';
export { copyAnswers } from './data/copy-answers.ts';
export { holdsAnswers } from './data/holds-answers.ts';
export { prefillAnswers } from './data/prefill-answers.ts';
export { checkForm } from './definition/check-form.ts';
export { childSlotsOf } from './definition/child-slots.ts';
export { findHostileJson } from './definition/find-hostile-json.ts';
export type { ComponentDefinition, FormDefinition } from './definition/form-definition.ts';
export type { FormProblem, FormWarning } from './definition/form-problem.ts';
export { type ParsedForm, parseForm } from './definition/parse-form.ts';
export { serializeForm } from './definition/serialize-form.ts';
export { upgradeForm } from './definition/upgrades/upgrade-form.ts';
export { type ComponentPlace, walkComponents } from './definition/walk-components.ts';
export { type PermissionLevel, permissionLevels, permissionOf } from './permissions/permission-of.ts';
export type { Viewer } from './permissions/viewer.ts';
export type { PdfOptions, PrintBlock, PrintDocument, RichText } from './print/print-block.ts';
export { type Prints, printField, printForm } from './print/print-form.ts';
export type * from './scripts/script-host.ts';
export { createSession, type SessionOptions } from './session/create-session.ts';
export { readAt, segmentsOfFieldPath } from './session/data-path.ts';
export type {
  FieldNode,
  FieldRow,
  FieldState,
  LogicLine,
  LogicProblem,
  Session,
  SessionWarning,
  SubmissionData,
} from './session/session.ts';
export { type SubmissionVerdict, validateSubmission } from './submission/validate-submission.ts';
export { fillHtml, type HtmlTemplate, readHtml } from './templates/html/html-template.ts';
export { errorKeysOf } from './validation/error-keys.ts';
export type { BrokenRule, Issue, IssueParams } from './validation/issue.ts';
export * as rules from './validation/rules.ts';
export { hasBranches, type NextPage, nextPage, plainNextPage } from './wizard/next-page.ts';
export { rootsToCheck } from './wizard/pages-on-the-way.ts';
export { visiblePages, wizardPages } from './wizard/wizard-pages.ts';

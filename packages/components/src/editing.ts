/**
 * Commands that edit a form definition, for the builder, imports and programs. Pure: each command returns a new
 * definition.
 */

export { cleanTitle } from './editing/clean-title.ts';
export { addComponent } from './editing/components/add-component.ts';
export { formatClipboard, parseClipboard } from './editing/components/clipboard.ts';
export { duplicateComponents } from './editing/components/duplicate-components.ts';
export { insertComponents } from './editing/components/insert-components.ts';
export { moveComponents } from './editing/components/move-components.ts';
export { type PastedFrom, pasteComponents } from './editing/components/paste-components.ts';
export { removeComponents } from './editing/components/remove-components.ts';
export { replaceComponent } from './editing/components/replace-component.ts';
export { replaceComponents } from './editing/components/replace-components.ts';
export { restoreComponents } from './editing/components/restore-components.ts';
export { type FormPartMessages, formPartMessages } from './editing/form-parts.messages.ts';
export { type FormProblemMessages, formProblemMessages } from './editing/form-problem.messages.ts';
export { formatFormProblem } from './editing/format-form-problem.ts';
export { createHistory, type History, record, redo, undo } from './editing/history.ts';
export { isEmptyForm } from './editing/is-empty-form.ts';
export { generateKey } from './editing/keys/generate-key.ts';
export { collectKeys, createUniqueKey } from './editing/keys/unique-key.ts';
export { lacksSubmitButton } from './editing/lacks-submit-button.ts';
export { addPage } from './editing/pages/add-page.ts';
export { listPages, type Page } from './editing/pages/list-pages.ts';
export { movePage } from './editing/pages/move-page.ts';
export { removePage } from './editing/pages/remove-page.ts';
export { renamePage } from './editing/pages/rename-page.ts';
export { type Display, setDisplay } from './editing/pages/set-display.ts';
export { parseFormSource } from './editing/parse-form-source.ts';
export { parseTypedJson } from './editing/parse-typed-json.ts';
export { findComponent, findList } from './editing/place/component-at.ts';
export {
  type ComponentPath,
  type DropPosition,
  type EditResult,
  formatPath,
  getPosition,
  isWithin,
  type ListPosition,
  type LostReference,
  type MultiEditResult,
} from './editing/place/component-path.ts';
export { editComponent } from './editing/place/edit-list.ts';
export { findOutermost } from './editing/place/find-outermost.ts';
export { getIdentity } from './editing/place/identity.ts';
export { findInsertPosition, getPositionBehind } from './editing/place/insert-position.ts';
export { findStepPositionOfAll, type MoveStep } from './editing/place/step-position.ts';
export { getFormFields } from './editing/references/form-fields.ts';
export {
  findBrokenNames,
  isReferencedOutside,
  listReferences,
  type Reference,
} from './editing/references/list-references.ts';
export { applyRenames, parseRenames, trackRenames } from './editing/references/renamed-fields.ts';
export { updateFormTests } from './editing/references/update-form-tests.ts';
export { updateReferences, updateTextReferences } from './editing/references/update-references.ts';

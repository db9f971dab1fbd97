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
export { type PasteSource, pasteComponents } from './editing/components/paste-components.ts';
export { removeComponents } from './editing/components/remove-components.ts';
export { replaceComponent } from './editing/components/replace-component.ts';
export { replaceComponents } from './editing/components/replace-components.ts';
export { restoreComponents } from './editing/components/restore-components.ts';
export { type FormPartMessages, formPartMessages } from './editing/form-parts.messages.ts';
export { type FormProblemMessages, formProblemMessages } from './editing/form-problem.messages.ts';
export { formatFormProblem } from './editing/format-form-problem.ts';
export { createHistory, type EditHistory, recordEdit, redo, undo } from './editing/history.ts';
export { isEmptyForm } from './editing/is-empty-form.ts';
export { collectKeys, createUniqueKey } from './editing/keys/create-unique-key.ts';
export { generateKey } from './editing/keys/generate-key.ts';
export { lacksSubmitButton } from './editing/lacks-submit-button.ts';
export { addPage } from './editing/pages/add-page.ts';
export { type FormPage, listPages } from './editing/pages/list-pages.ts';
export { movePage } from './editing/pages/move-page.ts';
export { removePage } from './editing/pages/remove-page.ts';
export { renamePage } from './editing/pages/rename-page.ts';
export { type FormDisplay, setDisplay } from './editing/pages/set-display.ts';
export { parseFormSource } from './editing/parse-form-source.ts';
export { parseTypedJson } from './editing/parse-typed-json.ts';
export { getComponentIdentity } from './editing/positions/component-identity.ts';
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
} from './editing/positions/component-path.ts';
export { editComponent } from './editing/positions/edit-list.ts';
export { findComponent, findList } from './editing/positions/find-component.ts';
export { findOutermost } from './editing/positions/find-outermost.ts';
export { findInsertPosition, getPositionAfter } from './editing/positions/insert-position.ts';
export { findStepPositionOfAll, type MoveStep } from './editing/positions/step-position.ts';
export { applyFieldRenames, parseFieldRenames, trackFieldRenames } from './editing/references/field-renames.ts';
export { getFormFields } from './editing/references/form-fields.ts';
export {
  type ComponentReference,
  findUnknownNames,
  isReferencedExternally,
  listReferences,
} from './editing/references/list-references.ts';
export { updateFormTests } from './editing/references/update-form-tests.ts';
export { updateReferences, updateTextReferences } from './editing/references/update-references.ts';

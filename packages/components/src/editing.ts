/** Editing a definition: what a builder, an import and a program do to a form alike. Pure; each command answers a new definition. */

export { cleanTitle } from './editing/clean-title.ts';
export { addComponent } from './editing/components/add-component.ts';
export { duplicateComponents } from './editing/components/duplicate-components.ts';
export { insertComponents } from './editing/components/insert-components.ts';
export { moveComponents } from './editing/components/move-components.ts';
export { type PastedFrom, pasteComponents } from './editing/components/paste-components.ts';
export { readPasted, writeCopied } from './editing/components/read-pasted.ts';
export { removeComponents } from './editing/components/remove-components.ts';
export { replaceComponent } from './editing/components/replace-component.ts';
export { replaceComponents } from './editing/components/replace-components.ts';
export { restoreComponents } from './editing/components/restore-components.ts';
export { type FormPartMessages, formPartMessages } from './editing/form-parts.messages.ts';
export { type FormProblemMessages, formProblemMessages } from './editing/form-problem.messages.ts';
export { type History, record, redo, startHistory, undo } from './editing/history.ts';
export { isEmptyForm } from './editing/is-empty-form.ts';
export { keyFromLabel } from './editing/keys/key-from-label.ts';
export { keysOf, uniqueKey } from './editing/keys/unique-key.ts';
export { lacksSubmitButton } from './editing/lacks-submit-button.ts';
export { addPage } from './editing/pages/add-page.ts';
export { movePage } from './editing/pages/move-page.ts';
export { type Page, pagesOf } from './editing/pages/pages-of.ts';
export { removePage } from './editing/pages/remove-page.ts';
export { renamePage } from './editing/pages/rename-page.ts';
export { type Display, setDisplay } from './editing/pages/set-display.ts';
export { componentAt, listAt } from './editing/place/component-at.ts';
export {
  type ComponentPath,
  type DropPlace,
  type Edited,
  type EditedSeveral,
  isWithin,
  type ListPlace,
  type LostReference,
  pathAt,
  placeOf,
} from './editing/place/component-path.ts';
export { editComponent } from './editing/place/edit-list.ts';
export { identityOf } from './editing/place/identity.ts';
export { outermost } from './editing/place/outermost.ts';
export { placeBehind, placeForNew } from './editing/place/place-for-new.ts';
export { type Step, stepPlaceOfAll } from './editing/place/step-place.ts';
export { readSource } from './editing/read-source.ts';
export { readWrittenJson } from './editing/read-written-json.ts';
export { followEdit, followTexts } from './editing/references/follow-edit.ts';
export { followTests } from './editing/references/follow-tests.ts';
export { fieldsOf } from './editing/references/form-fields.ts';
export { brokenNames, isNamedOutside, listReferences, type Reference } from './editing/references/list-references.ts';
export { followRenamed, readRenamed, trackRenames } from './editing/references/renamed-fields.ts';
export { wordFormProblem } from './editing/word-form-problem.ts';

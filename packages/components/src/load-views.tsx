import { type ComponentDefinition, type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { OnDemand } from './kit/on-demand.tsx';
import { containsMarkup, SanitizedHtml } from './kit/RichText.tsx';
import { flag } from './kit/read/setting-parsers.ts';
import { AnswerList } from './kit/several/render-multiple-answers.tsx';
import { findSpec } from './specs.ts';
import { findView, views } from './views.tsx';

/**
 * Loads the views that a form's components need, so that the whole form appears at once. Other views are loaded while
 * the form is shown.
 * @returns `undefined` if all views are loaded already
 */
export function loadViews(form: FormDefinition): Promise<unknown> | undefined {
  return loadModules(
    [...walkComponents(upgradeForm(form))].flatMap(({ definition }) => listComponentModules(definition)),
  );
}

/** Loads the views of all component types, for the builder, where any component may be added. */
export const loadAllViews = (): Promise<unknown> | undefined =>
  loadModules([...Object.keys(views).flatMap((type) => listViewModules(type)), SanitizedHtml, AnswerList]);

function listViewModules(type: string, definition?: ComponentDefinition): readonly unknown[] {
  const view = findView(type);
  return [view, ...(view?.parts?.(definition) ?? [])];
}

function listComponentModules(definition: ComponentDefinition): readonly unknown[] {
  const { type, description, tooltip, multiple } = definition;
  const isMarked = [description, tooltip].some((text) => typeof text === 'string' && containsMarkup(text));
  const list = parseIsMultiple(multiple) && AnswerList;
  return [...listViewModules(type, definition), (isMarked || findSpec(type)?.htmlTemplates) && SanitizedHtml, list];
}

const parseIsMultiple = flag();

function loadModules(modules: readonly unknown[]): Promise<unknown> | undefined {
  const missing = [...new Set(modules)].filter(isOnDemand).filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((part) => part.load())) : undefined;
}

const isOnDemand = (part: unknown): part is OnDemand<never> => typeof part === 'function' && 'isLoaded' in part;

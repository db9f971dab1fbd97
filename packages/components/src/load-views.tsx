import { type ComponentDefinition, type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { OnDemand } from './kit/on-demand.tsx';
import { hasMarkup, MarkedText } from './kit/RichText.tsx';
import { flag } from './kit/read/lenient.ts';
import { AnswerList } from './kit/several/several-answers.tsx';
import { specOf } from './specs.ts';
import { viewOf, views } from './views.tsx';

/**
 * Fetches what draws the components of a form, so that it appears in one piece; what was not asked for comes while the
 * form is on screen. `undefined` when everything is here.
 */
export function loadViews(form: FormDefinition): Promise<unknown> | undefined {
  return load([...walkComponents(upgradeForm(form))].flatMap(({ definition }) => partsOf(definition)));
}

/** Fetches every view: who builds a form may add any component. */
export const loadAllViews = (): Promise<unknown> | undefined =>
  load([...Object.keys(views).flatMap((type) => drawnWith(type)), MarkedText, AnswerList]);

function drawnWith(type: string, definition?: ComponentDefinition): readonly unknown[] {
  const view = viewOf(type);
  return [view, ...(view?.parts?.(definition) ?? [])];
}

function partsOf(definition: ComponentDefinition): readonly unknown[] {
  const { type, description, tooltip, multiple } = definition;
  const isMarked = [description, tooltip].some((text) => typeof text === 'string' && hasMarkup(text));
  const list = isList(multiple) && AnswerList;
  return [...drawnWith(type, definition), (isMarked || specOf(type)?.htmlTemplates) && MarkedText, list];
}

const isList = flag();

function load(parts: readonly unknown[]): Promise<unknown> | undefined {
  const missing = [...new Set(parts)].filter(isOnDemand).filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((part) => part.load())) : undefined;
}

const isOnDemand = (part: unknown): part is OnDemand<never> => typeof part === 'function' && 'isLoaded' in part;

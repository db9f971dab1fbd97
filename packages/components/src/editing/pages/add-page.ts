import type { FormDefinition } from '@tideform/engine';
import { newPage } from '../../form-parts.ts';
import { addComponent } from '../components/add-component.ts';
import type { FormPartWords } from '../form-parts.words.ts';
import type { Edited } from '../place/component-path.ts';
import { pagesOf } from './pages-of.ts';

/** Adds an empty page to a wizard. @param index among the pages; without it the page is the last */
export function addPage(form: FormDefinition, words: FormPartWords, index = Number.POSITIVE_INFINITY): Edited {
  const pages = pagesOf(form);
  const next = pages[index]?.path ?? form.components.length;
  const definition = newPage(words.page({ number: pages.length + 1 }));
  return addComponent(form, definition, { parent: undefined, slot: undefined, index: Number(next) });
}

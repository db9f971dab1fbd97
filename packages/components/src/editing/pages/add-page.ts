import type { FormDefinition } from '@tideform/engine';
import { newPage } from '../../form-parts.ts';
import { addComponent } from '../components/add-component.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import type { Edited } from '../place/component-path.ts';
import { pagesOf } from './pages-of.ts';

/** Adds an empty page to a wizard. @param index among the pages; without it the page is the last */
export function addPage(form: FormDefinition, messages: FormPartMessages, index = Number.POSITIVE_INFINITY): Edited {
  const pages = pagesOf(form);
  const next = pages[index]?.path ?? form.components.length;
  const definition = newPage(messages.page({ number: pages.length + 1 }));
  return addComponent(form, definition, { parent: undefined, slot: undefined, index: Number(next) });
}

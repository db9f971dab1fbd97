import type { FormDefinition } from '@tideform/engine';
import { createPage } from '../../form-parts.ts';
import { addComponent } from '../components/add-component.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import type { EditResult } from '../positions/component-path.ts';
import { listPages } from './list-pages.ts';

/** Adds an empty page to a wizard. @param index position among the pages; default: after the last page */
export function addPage(
  form: FormDefinition,
  messages: FormPartMessages,
  index = Number.POSITIVE_INFINITY,
): EditResult {
  const pages = listPages(form);
  const next = pages[index]?.path ?? form.components.length;
  const definition = createPage(messages.page({ number: pages.length + 1 }));
  return addComponent(form, definition, { parent: undefined, slot: undefined, index: Number(next) });
}

import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { stripHtmlTags } from '../../kit/read/label.ts';
import { isPage } from '../../specs.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import type { ComponentPath } from '../positions/component-path.ts';

export interface FormPage {
  readonly path: ComponentPath;
  /** The author's title, or a numbered default title such as "Page 2". */
  readonly title: string;
  readonly definition: ComponentDefinition;
}

/**
 * Returns the pages of a wizard, which are its top-level panels; an empty list for a single-page form.
 *
 * @param messages messages for default titles; without them, the title of an untitled page is ''
 */
export function listPages(form: FormDefinition, messages?: FormPartMessages): readonly FormPage[] {
  if (form.display !== 'wizard') return [];
  const panels = form.components.flatMap((definition, index) => (isPage(definition) ? [{ definition, index }] : []));
  return panels.map(({ definition, index }, number) => ({
    path: String(index),
    title: getPageTitle(definition) || (messages?.page({ number: number + 1 }) ?? ''),
    definition,
  }));
}

function getPageTitle({ title, label }: ComponentDefinition): string {
  const words = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return words ? stripHtmlTags(String(words)) : '';
}

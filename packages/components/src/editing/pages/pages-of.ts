import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { plainText } from '../../kit/read/label.ts';
import { isPage } from '../../specs.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import type { ComponentPath } from '../place/component-path.ts';

export interface Page {
  readonly path: ComponentPath;
  /** As its author has called it, or by its number. */
  readonly title: string;
  readonly definition: ComponentDefinition;
}

/**
 * The pages of a wizard: its top-level panels. A form of one page has none.
 *
 * @param words without them, a page that has no title is called nothing
 */
export function pagesOf(form: FormDefinition, messages?: FormPartMessages): readonly Page[] {
  if (form.display !== 'wizard') return [];
  const panels = form.components.flatMap((definition, index) => (isPage(definition) ? [{ definition, index }] : []));
  return panels.map(({ definition, index }, number) => ({
    path: String(index),
    title: titleOf(definition) || (messages?.page({ number: number + 1 }) ?? ''),
    definition,
  }));
}

function titleOf({ title, label }: ComponentDefinition): string {
  const words = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return words ? plainText(String(words)) : '';
}

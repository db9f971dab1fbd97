import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { plainText } from '../../kit/read/label.ts';
import { isPage } from '../../specs.ts';
import type { ComponentPath } from '../place/component-path.ts';

export interface Page {
  readonly path: ComponentPath;
  readonly title: string;
  readonly definition: ComponentDefinition;
}

/** The pages of a wizard: its top-level panels. A form of one page has none. */
export function pagesOf(form: FormDefinition): readonly Page[] {
  if (form.display !== 'wizard') return [];
  const panels = form.components.flatMap((definition, index) => (isPage(definition) ? [{ definition, index }] : []));
  return panels.map(({ definition, index }, number) => ({
    path: String(index),
    title: titleOf(definition) || newPageTitle(number + 1),
    definition,
  }));
}

/** What a page is called until its author says better. */
export const newPageTitle = (number: number): string => `Page ${number}`;

function titleOf({ title, label }: ComponentDefinition): string {
  const words = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return words ? plainText(String(words)) : '';
}

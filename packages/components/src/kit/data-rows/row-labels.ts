import { isRecord, readAt, wordOf } from '@tideform/engine';
import { itemLabels } from '../choices/choices-in.ts';

export interface RowNaming {
  /** Name within a row of what it is called by. */
  readonly labelProperty: string;
  /** What is shown of it instead: `{{ item.Title }}`. */
  readonly template: string;
}

/** How a row is called; what is no row goes by its words. */
export function rowLabels({ labelProperty, template }: RowNaming) {
  const said = template.includes('{{') ? itemLabels(template) : () => '';
  const path = labelProperty.split('.');
  return (row: unknown): string => {
    if (!isRecord(row)) return wordOf(row);
    const named = labelProperty === '' ? undefined : readAt(row, path);
    return said(row) || [named, row.Title, row.Name, row.id].map(wordOf).find((words) => words !== '') || '';
  };
}

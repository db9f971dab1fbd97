import { formatAsText, getAtPath, isRecord } from '@tideform/engine';
import { createLabelFormatter } from '../choices/parse-choices.ts';

export interface RowLabelSettings {
  /** Path of the column used as the label. */
  readonly labelProperty: string;
  /** Template that takes precedence over `labelProperty`: `{{ item.Title }}`. */
  readonly template: string;
}

/** Creates a function that formats the label of a row. A value that isn't a row is formatted as text. */
export function createRowLabelFormatter({ labelProperty, template }: RowLabelSettings) {
  const formatWithTemplate = template.includes('{{') ? createLabelFormatter(template) : () => '';
  const path = labelProperty.split('.');
  return (row: unknown): string => {
    if (!isRecord(row)) return formatAsText(row);
    const named = labelProperty === '' ? undefined : getAtPath(row, path);
    return (
      formatWithTemplate(row) ||
      [named, row.Title, row.Name, row.id].map(formatAsText).find((words) => words !== '') ||
      ''
    );
  };
}

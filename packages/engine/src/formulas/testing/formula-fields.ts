import type { FormulaField, FormulaType } from '../formula-field.ts';

function field(label: string, type: FormulaType, more: Partial<FormulaField> = {}): FormulaField {
  const path = more.path ?? label.toLowerCase();
  const grid = more.grid;
  const column = grid === undefined ? path : path.slice(grid.length + 1);
  const variable = grid === undefined ? `data.${path}` : undefined;
  return { path, label, type, grid, column, variable, choices: [], isSelection: false, ...more };
}

const topics = [
  { label: 'Topic A', value: 'a' },
  { label: 'Topic B', value: 'b' },
];

/** Fields of a test form, as seen from a top-level component. */
export const fields: readonly FormulaField[] = [
  field('Quantity', 'numeric'),
  field('Price', 'numeric'),
  field('Name', 'text'),
  field('Safe', 'yesNo'),
  field('Trade', 'text', { choices: [{ label: 'Roofing', value: 'roof' }] }),
  field('Topics', 'choices', { choices: topics, isSelection: true }),
  field('From', 'date'),
  field('To', 'date'),
  field('Birthday', 'date', { stored: 'monthFirst' }),
  field('Start', 'clock'),
  field('End', 'clock'),
  field('Twin', 'numeric', { path: 'twin1' }),
  field('Twin', 'numeric', { path: 'twin2' }),
  field('A ] odd', 'numeric', { path: 'odd' }),
  field('Items', 'rows'),
  field('Amount', 'numeric', { path: 'items.amount', grid: 'items' }),
  field('Unit price', 'numeric', { path: 'items.price', grid: 'items' }),
  field('Done', 'yesNo', { path: 'items.done', grid: 'items' }),
  field('Others', 'rows'),
  field('Size', 'numeric', { path: 'others.size', grid: 'others' }),
];

import type { FormulaField, FormulaType } from '../formula.ts';

function createFormulaField(label: string, type: FormulaType, more: Partial<FormulaField> = {}): FormulaField {
  const path = more.path ?? label.toLowerCase();
  const grid = more.grid;
  const column = grid === undefined ? path : path.slice(grid.length + 1);
  const variable = grid === undefined ? `data.${path}` : undefined;
  return { path, label, type, grid, column, variable, choices: [], isSelection: false, ...more };
}

const topicChoices = [
  { label: 'Topic A', value: 'a' },
  { label: 'Topic B', value: 'b' },
];

/** Fields of a test form, as seen from a top-level component. */
export const sampleFormulaFields: readonly FormulaField[] = [
  createFormulaField('Quantity', 'numeric'),
  createFormulaField('Price', 'numeric'),
  createFormulaField('Name', 'text'),
  createFormulaField('Safe', 'yesNo'),
  createFormulaField('Trade', 'text', { choices: [{ label: 'Roofing', value: 'roof' }] }),
  createFormulaField('Topics', 'choices', { choices: topicChoices, isSelection: true }),
  createFormulaField('From', 'date'),
  createFormulaField('To', 'date'),
  createFormulaField('Birthday', 'date', { stored: 'monthFirst' }),
  createFormulaField('Start', 'clock'),
  createFormulaField('End', 'clock'),
  createFormulaField('Twin', 'numeric', { path: 'twin1' }),
  createFormulaField('Twin', 'numeric', { path: 'twin2' }),
  createFormulaField('A ] odd', 'numeric', { path: 'odd' }),
  createFormulaField('Items', 'rows'),
  createFormulaField('Amount', 'numeric', { path: 'items.amount', grid: 'items' }),
  createFormulaField('Unit price', 'numeric', { path: 'items.price', grid: 'items' }),
  createFormulaField('Done', 'yesNo', { path: 'items.done', grid: 'items' }),
  createFormulaField('Others', 'rows'),
  createFormulaField('Size', 'numeric', { path: 'others.size', grid: 'others' }),
];

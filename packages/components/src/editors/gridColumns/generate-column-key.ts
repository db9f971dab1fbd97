import type { ComponentDefinition } from '@tideform/engine';
import { toLatin } from '../../kit/read/to-latin.ts';
import { specs } from '../../specs.ts';
import { generateOptionValue } from '../optionsTable/option-text.ts';
import { getColumnKey } from './gridColumns.ts';

/**
 * Generates a unique property name from a column's label. Reserved words are avoided.
 *
 * @returns '' if no character of the label can be written as a Latin letter or digit
 */
export function generateColumnKey(label: string, others: readonly ComponentDefinition[]): string {
  const own = generateOptionValue(toLatin(label)).replace(/\W/g, '');
  if (own === '') return '';
  const usedKeys = new Set([
    ...others.map(getColumnKey),
    ...Object.keys(specs),
    '__proto__',
    'prototype',
    'constructor',
  ]);
  let key = own;
  for (let number = 1; usedKeys.has(key); number += 1) key = `${own}${number}`;
  return key;
}

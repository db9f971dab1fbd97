import type { ComponentDefinition } from '@tideform/engine';
import { toLatin } from '../../kit/read/to-latin.ts';
import { specs } from '../../specs.ts';
import { valueFromLabel } from '../optionsTable/option-text.ts';
import { keyOf } from './gridColumns.ts';

/**
 * The property name that a new column's label suggests: no other column has it, and it is no reserved word.
 *
 * @returns '' for a label without a letter or digit that can be written in Latin ones: a property name has nothing else
 */
export function keyFromLabel(label: string, others: readonly ComponentDefinition[]): string {
  const own = valueFromLabel(toLatin(label)).replace(/\W/g, '');
  if (own === '') return '';
  const taken = new Set([...others.map(keyOf), ...Object.keys(specs), '__proto__', 'prototype', 'constructor']);
  let key = own;
  for (let number = 1; taken.has(key); number += 1) key = `${own}${number}`;
  return key;
}

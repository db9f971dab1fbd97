import type { ComponentDefinition } from '@tideform/engine';
import { plainText } from '../../kit/read/label.ts';
import { toLatin } from '../../kit/read/to-latin.ts';

const maxLength = 60;
/** What follows says nothing more in a key. */
const longestLabel = 200;
const refused: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/**
 * A property name for a component's answer: `Full name` → `fullName`. Other scripts are written in Latin letters; a label
 * without letters gives the type.
 */
export function keyFromLabel({ label, title, type }: ComponentDefinition): string {
  return camelCase(label) || camelCase(title) || camelCase(type) || 'field';
}

function camelCase(words: unknown): string {
  if (typeof words !== 'string') return '';
  const plain = toLatin(plainText(words).slice(0, longestLabel)).replace(/['’]/g, '');
  const [first = '', ...others] = plain.replace(/^[^A-Za-z]+/, '').match(/[A-Za-z]+|\d+/g) ?? [];
  const key = lower(first) + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return refused.has(key) ? '' : key.slice(0, maxLength);
}

const lower = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

import type { ComponentDefinition } from '@tideform/engine';
import { stripHtmlTags } from '../../kit/read/label.ts';
import { toLatin } from '../../kit/read/to-latin.ts';

const maxKeyLength = 60;
/** Maximum number of characters of a label that are used for its key. */
const maxLabelLength = 200;
const reservedWords: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/**
 * Generates a property name from a component's label: `Full name` → `fullName`. Non-Latin scripts are transliterated.
 * If the label has no letters, the component type is used.
 */
export function generateKey({ label, title, type }: ComponentDefinition): string {
  return toCamelCase(label) || toCamelCase(title) || toCamelCase(type) || 'field';
}

function toCamelCase(label: unknown): string {
  if (typeof label !== 'string') return '';
  const plain = toLatin(stripHtmlTags(label).slice(0, maxLabelLength)).replace(/['’]/g, '');
  const [first = '', ...others] = plain.replace(/^[^A-Za-z]+/, '').match(/[A-Za-z]+|\d+/g) ?? [];
  const key = lowerCaseFirst(first) + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return reservedWords.has(key) ? '' : key.slice(0, maxKeyLength);
}

const lowerCaseFirst = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

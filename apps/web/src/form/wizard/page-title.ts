import { plainText } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';

/** Name of a page of a wizard: the panel's title, else its label, else its number. */
export function pageTitle({ title, label }: ComponentDefinition, index: number): string {
  const words = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return words ? plainText(String(words)) : String(index + 1);
}

import { plainText } from '@tideform/components/kit/read/label.ts';
import type { FieldNode } from '@tideform/engine';

/** Name of a page of a wizard: the panel's title, else its label, else its number. */
export function pageTitle({ definition }: FieldNode, index: number): string {
  const words = [definition.title, definition.label].find((one) => typeof one === 'string' && one.trim() !== '');
  return words ? plainText(String(words)) : String(index + 1);
}

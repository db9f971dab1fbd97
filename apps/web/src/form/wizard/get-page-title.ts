import { plainText } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';

/** Name of a wizard's page: the panel's title, its label, or its number. */
export function getPageTitle({ title, label }: ComponentDefinition, index: number): string {
  const text = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return text ? plainText(String(text)) : String(index + 1);
}

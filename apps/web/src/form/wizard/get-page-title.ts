import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition } from '@tideform/engine';

/** Returns the name of a wizard page: the panel's title, otherwise its label, otherwise its number. */
export function getPageTitle({ title, label }: ComponentDefinition, index: number): string {
  const text = [title, label].find((one) => typeof one === 'string' && one.trim() !== '');
  return text ? stripHtmlTags(String(text)) : String(index + 1);
}

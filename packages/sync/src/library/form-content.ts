import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { FormContent } from '../database/rows.ts';
import type { FormDraftFile } from './stored-files.ts';

/** What a builder edits of a form. */
export interface DraftContent {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
}

type Content = FormContent | DraftContent | FormDraftFile;

/** The part of a form that a publication freezes. */
export const contentKeys = [
  'schema',
  'pdfOptions',
  'responsesTitleTemplate',
  'emailTemplate',
  'customCss',
] as const satisfies readonly (keyof DraftContent)[];

/** What form.draft.json holds; form.published.json has its version beside it. */
export function draftContent(from: Content): DraftContent {
  const content: Partial<Record<(typeof contentKeys)[number], unknown>> = {};
  for (const key of contentKeys) if (from[key] !== undefined) content[key] = from[key];
  return content as DraftContent;
}

/** Equal as JSON, whatever the order of keys. */
export function sameJson(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const [left, right] = [definedEntries(first), definedEntries(second)];
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
  );
}

function definedEntries(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, entry]) => entry !== undefined));
}

export function sameContent(first: Content, second: Content): boolean {
  return sameJson(draftContent(first), draftContent(second));
}

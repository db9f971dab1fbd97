import { type FormDefinition, type PdfOptions, sameJson } from '@tideform/engine';
import type { FormContent } from '../database/rows.ts';
import type { FormDraftFile } from './stored-files.ts';

/** What a builder edits of a form. */
export interface DraftContent {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
  /** The form's own tests, read with `readFormTests`: of a draft alone, no publication has them. */
  readonly tests?: unknown;
  /** Which fields have other names than in the published version, so that its email can follow: of a draft alone. */
  readonly renamed?: { readonly version: number; readonly names: unknown };
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

/** What form.draft.json holds. */
export const draftContent = (from: Content): DraftContent => partOf(from, [...contentKeys, 'tests', 'renamed']);

/** What a publication takes of a draft; form.published.json has its version beside it. */
export const publishedPart = (from: Content): DraftContent => partOf(from, contentKeys);

function partOf(from: Content, keys: readonly (keyof DraftContent)[]): DraftContent {
  const content: Partial<Record<keyof DraftContent, unknown>> = {};
  for (const key of keys) if (from[key] !== undefined) content[key] = from[key];
  return content as DraftContent;
}

/** Whether two drafts are the same, their tests too. */
export function sameContent(first: Content, second: Content): boolean {
  return sameJson(draftContent(first), draftContent(second));
}

/** Whether the same would be published. */
export function samePublished(first: Content, second: Content): boolean {
  return sameJson(publishedPart(first), publishedPart(second));
}

import { type FormDefinition, isSameJson, type PdfOptions } from '@tideform/engine';
import type { FormContent, FormRow } from '../database/rows.ts';
import type { FormDraftFile } from './stored-files.ts';

/** Parts of a form that builders edit. */
export interface DraftContent {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly emailTemplate?: unknown;
  readonly customCss?: string;
  /** Form tests, parsed with `readFormTests`. They are part of drafts, not of published versions. */
  readonly tests?: unknown;
  /** Fields that were renamed since the published version, so that its email can be updated. Part of drafts only. */
  readonly renamed?: { readonly version: number; readonly names: unknown };
}

type AnyFormContent = FormContent | DraftContent | FormDraftFile;

/** Properties that are frozen in a published version. */
export const contentKeys = [
  'schema',
  'pdfOptions',
  'responsesTitleTemplate',
  'emailTemplate',
  'customCss',
] as const satisfies readonly (keyof DraftContent)[];

/** Returns the content of form.draft.json. */
export const toDraftContent = (from: AnyFormContent): DraftContent =>
  pickContent(from, [...contentKeys, 'tests', 'renamed']);

/** Returns the part of a draft that is published; form.published.json adds the version. */
export const toPublishedContent = (from: AnyFormContent): DraftContent => pickContent(from, contentKeys);

function pickContent(from: AnyFormContent, keys: readonly (keyof DraftContent)[]): DraftContent {
  const content: Partial<Record<keyof DraftContent, unknown>> = {};
  for (const key of keys) if (from[key] !== undefined) content[key] = from[key];
  return content as DraftContent;
}

/** Returns whether two drafts are equal, including their tests. */
export function hasSameContent(first: AnyFormContent, second: AnyFormContent): boolean {
  return isSameJson(toDraftContent(first), toDraftContent(second));
}

/** Returns whether two forms would be published with equal content. */
export function hasSamePublishedContent(first: AnyFormContent, second: AnyFormContent): boolean {
  return isSameJson(toPublishedContent(first), toPublishedContent(second));
}

/** Returns whether the draft differs from the published version; `false` if either is missing. */
export function hasUnpublishedChanges(form: Pick<FormRow, 'draft' | 'published'>): boolean {
  return (
    form.draft !== undefined && form.published !== undefined && !hasSamePublishedContent(form.draft, form.published)
  );
}

import type { FormDefinition, PdfOptions } from '@tideform/engine';

export const outlineBlocks = ['field', 'pair', 'choices', 'photo', 'grid', 'sign'] as const;

/** Blocks of a form's thumbnail. */
export type OutlineBlock = (typeof outlineBlocks)[number];

/** Form template as listed in the gallery. */
export interface ListedTemplate {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Includes industries. */
  readonly tags: readonly string[];
  /** Image, as a data URL or on our own origin. Absent: a thumbnail is rendered from the outline. */
  readonly image?: string;
  readonly outline: readonly OutlineBlock[];
  readonly fields?: number;
  readonly pages?: number;
  /** Team that the form belongs to; absent for general templates. */
  readonly from?: string;
  /** URL of the template. */
  readonly url: string;
}

/** Complete template, with everything to create a form. */
export interface FormTemplate extends ListedTemplate {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly customCss?: string;
  /** SVG text. */
  readonly icon?: string;
  /** The form's own tests. */
  readonly tests?: unknown;
  /** Standard that its fields follow, by name. */
  readonly source?: string;
}

/** Industry filters of the gallery, as in the specification: tags of templates. */
export const industries = [
  'Construction',
  'Health Care',
  'Procurement',
  'Field Services',
  'Transport and Logistics',
  'Health and Safety',
  'Maintenance Management',
  'Job Site Operations',
  'Human Resources',
  'Information Technology',
  'Realestate',
] as const;

export type Industry = (typeof industries)[number];

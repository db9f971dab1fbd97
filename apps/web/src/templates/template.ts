import type { FormDefinition, PdfOptions } from '@tideform/engine';

export const outlineBlocks = ['field', 'pair', 'choices', 'photo', 'grid', 'sign'] as const;

/** What a form looks like from far away. */
export type OutlineBlock = (typeof outlineBlocks)[number];

/** A template of a form, as the gallery lists it. */
export interface ListedTemplate {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Industries are among them. */
  readonly tags: readonly string[];
  /** A picture of it that lies in the list itself, or beside it at our own address. Absent: it is drawn by its outline. */
  readonly image?: string;
  readonly outline: readonly OutlineBlock[];
  readonly fields?: number;
  readonly pages?: number;
  /** The team whose form it is; absent: it is nobody's. */
  readonly from?: string;
  /** Where the template itself is. */
  readonly url: string;
}

/** A template whole: all that a form can be made of. */
export interface FormTemplate extends ListedTemplate {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly customCss?: string;
  /** SVG text. */
  readonly icon?: string;
  /** The form's own tests. */
  readonly tests?: unknown;
  /** What its questions follow, by name. */
  readonly source?: string;
}

/** The filters of the gallery, as the specification names them: tags of templates. */
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

import type { FormDefinition, PdfOptions } from '@tideform/engine';

export const outlineBlocks = ['field', 'pair', 'choices', 'photo', 'grid', 'sign'] as const;

/** Kind of block in a form's thumbnail. */
export type OutlineBlock = (typeof outlineBlocks)[number];

/** Form template as it is listed in the gallery. */
export interface ListedTemplate {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Tags of the template, including its industries. */
  readonly tags: readonly string[];
  /** Image, as a data URL or a path on the app's origin. Absent: a thumbnail is rendered from the outline. */
  readonly image?: string;
  readonly outline: readonly OutlineBlock[];
  readonly fields?: number;
  readonly pages?: number;
  /** Name of the team to which the form belongs; absent for general templates. */
  readonly from?: string;
  /** URL of the template. */
  readonly url: string;
}

/** Complete template, from which a form can be created. */
export interface FormTemplate extends ListedTemplate {
  readonly schema: FormDefinition;
  readonly pdfOptions?: PdfOptions;
  readonly responsesTitleTemplate?: string;
  readonly customCss?: string;
  /** Icon as SVG text. */
  readonly icon?: string;
  /** Form tests of the template. */
  readonly tests?: unknown;
  /** Name of the standard on which the fields are based. */
  readonly source?: string;
}

/** Industries by which the gallery can be filtered, from the specification. Templates have them as tags. */
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

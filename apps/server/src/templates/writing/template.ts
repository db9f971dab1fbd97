import { createSubmitButton } from '@tideform/components/form-parts';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import type { Entry } from './entry.ts';
import { keyOf } from './key-of.ts';
import { findNamed, type Named, namesIn } from './names.ts';
import type { TemplateTest } from './template-test.ts';
import { writeComponents } from './write-components.ts';
import { writeTests } from './write-tests.ts';

/** Filters of the gallery in their order. Each template has one of them as a tag. */
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

/** Template in the format for authors. */
export interface WrittenTemplate {
  readonly title: string;
  readonly industry: (typeof industries)[number];
  /** Purpose and special features in one or two sentences. */
  readonly description: string;
  readonly tags: readonly string[];
  /** Name in the catalog of icons. */
  readonly icon: string;
  /** The regulation, standard or guidance that the questions follow, by name. */
  readonly source: string;
  /** Title of a response: `Permit {Permit number}, {Valid from|DD MMM YYYY}`. */
  readonly responseTitle: string;
  readonly pdf: {
    readonly orientation?: 'landscape';
    readonly scale?: number;
    readonly margin?: number;
    /** At the head of each page, with `{label}`s; at its foot stand title and page. */
    readonly header: string;
  };
  /** Whether sections are pages of a wizard. */
  readonly hasPages?: boolean;
  readonly entries: readonly Entry[];
  readonly tests: readonly TemplateTest[];
}

/** Template in the format for the gallery. */
export interface Template {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly source: string;
  /** Name in the catalog of icons. */
  readonly icon: string;
  readonly schema: FormDefinition;
  readonly pdfOptions: PdfOptions;
  readonly responsesTitleTemplate: string;
  readonly tests: readonly FormTest[];
}

/**
 * Converts an author's template to a form.
 *
 * @throws if a condition, a formula, a title or a test references a missing field
 */
export function writeTemplate(written: WrittenTemplate): Template {
  const { title, industry, description, tags, source, icon, entries, hasPages, pdf } = written;
  const names = namesIn(entries);
  const key = kebab(title);
  const components = writeComponents(entries, names);
  const { orientation = 'portrait', scale = 1, margin = 40 } = pdf;
  return {
    key,
    title,
    description,
    tags: [industry, ...tags],
    source,
    icon,
    schema: hasPages
      ? { display: 'wizard', components }
      : { display: 'form', components: [...components, createSubmitButton('Submit')] },
    pdfOptions: {
      scale,
      orientation,
      pageMargin: margin,
      pageTemplate: {
        header: { left: withTokens(pdf.header, names), right: '{{submissionNumber}}' },
        footer: { left: '{{title}}', right: '{{pageNumber}} / {{totalPages}}' },
      },
    },
    responsesTitleTemplate: withTokens(written.responseTitle, names),
    tests: writeTests(key, written.tests, names, entries),
  };
}

const kebab = (title: string): string => (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Converts `{Label}` and `{Label|DD MMM YYYY}` to tokens. */
function withTokens(text: string, names: readonly Named[]): string {
  return text.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_, label: string, pattern: string | undefined) => {
    findNamed(names, label);
    return pattern ? `{{dateFormat data.${keyOf(label)} "${pattern}"}}` : `{{data.${keyOf(label)}}}`;
  });
}

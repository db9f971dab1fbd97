import { createSubmitButton } from '@tideform/components/form-parts';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import type { Entry } from './entry.ts';
import { keyOf } from './key-of.ts';
import { findNamed, type Named, namesIn } from './names.ts';
import type { TemplateTest } from './template-test.ts';
import { writeComponents } from './write-components.ts';
import { writeTests } from './write-tests.ts';

/** Industries in the order of the gallery's filters. Each template has one industry, which is its first tag. */
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

/** Template as written by its author. `writeTemplate` converts it to a form. */
export interface WrittenTemplate {
  readonly title: string;
  readonly industry: (typeof industries)[number];
  /** Purpose and special features of the form, in one or two sentences. */
  readonly description: string;
  readonly tags: readonly string[];
  /** Name of the icon in the icon catalog. */
  readonly icon: string;
  /** Name of the regulation, standard or guidance that the questions follow. */
  readonly source: string;
  /** Title of a response, with labels in braces: `Permit {Permit number}, {Valid from|DD MMM YYYY}`. */
  readonly responseTitle: string;
  readonly pdf: {
    readonly orientation?: 'landscape';
    readonly scale?: number;
    readonly margin?: number;
    /**
     * Text at the top of each PDF page, with labels in braces. The bottom of each page shows the title and page number.
     */
    readonly header: string;
  };
  /** Whether the form is a wizard whose sections are pages. */
  readonly hasPages?: boolean;
  readonly entries: readonly Entry[];
  readonly tests: readonly TemplateTest[];
}

/** Template in the format of the gallery. */
export interface Template {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly source: string;
  /** Name of the icon in the icon catalog. */
  readonly icon: string;
  readonly schema: FormDefinition;
  readonly pdfOptions: PdfOptions;
  readonly responsesTitleTemplate: string;
  readonly tests: readonly FormTest[];
}

/**
 * Converts an author's template to the gallery's format, with a form definition.
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

/** Replaces `{Label}` and `{Label|DD MMM YYYY}` in a text with template expressions. */
function withTokens(text: string, names: readonly Named[]): string {
  return text.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_, label: string, pattern: string | undefined) => {
    findNamed(names, label);
    return pattern ? `{{dateFormat data.${keyOf(label)} "${pattern}"}}` : `{{data.${keyOf(label)}}}`;
  });
}

import { createSubmitButton } from '@tideform/components/form-parts';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import type { FormTest } from '@tideform/engine/form-tests';
import { createComponents } from './create-components.ts';
import { createFormTests } from './create-form-tests.ts';
import type { Entry } from './entry.ts';
import { findNamedField, listNamedFields, type NamedField } from './named-fields.ts';
import type { TemplateTest } from './template-test.ts';
import { toPropertyName } from './to-property-name.ts';

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

/** Template as written by its author. `createTemplate` converts it to a form. */
export interface TemplateSource {
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
export function createTemplate(templateSource: TemplateSource): Template {
  const { title, industry, description, tags, source, icon, entries, hasPages, pdf } = templateSource;
  const names = listNamedFields(entries);
  const key = toKebabCase(title);
  const components = createComponents(entries, names);
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
        header: { left: insertTokens(pdf.header, names), right: '{{submissionNumber}}' },
        footer: { left: '{{title}}', right: '{{pageNumber}} / {{totalPages}}' },
      },
    },
    responsesTitleTemplate: insertTokens(templateSource.responseTitle, names),
    tests: createFormTests(key, templateSource.tests, names, entries),
  };
}

const toKebabCase = (title: string): string => (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

/** Replaces `{Label}` and `{Label|DD MMM YYYY}` in a text with template expressions. */
function insertTokens(text: string, names: readonly NamedField[]): string {
  return text.replace(/\{([^{}|]+)(?:\|([^{}]+))?\}/g, (_, label: string, pattern: string | undefined) => {
    findNamedField(names, label);
    return pattern ? `{{dateFormat data.${toPropertyName(label)} "${pattern}"}}` : `{{data.${toPropertyName(label)}}}`;
  });
}

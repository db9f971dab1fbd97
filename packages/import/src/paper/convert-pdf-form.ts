import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  storeForeignProperties,
  toComponent,
} from '../building/draft-component.ts';
import { createFieldKeys } from '../building/form-scope.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart } from '../report/source-part.ts';
import { parseFieldQuestions } from './parse-field-questions.ts';
import { parseFlatForm } from './parse-flat-form.ts';
import { getMostFrequentSize, groupLines, type PdfField, type PdfForm, type TextLine } from './pdf-form.ts';

interface PdfFormContent {
  readonly title: string | undefined;
  /** Components of the form, without keys. */
  readonly components: readonly DraftComponent[];
  /** Whether the components are wizard pages. */
  readonly isInPages: boolean;
}

/** Converts a PDF to components: from its fillable fields if it has any, otherwise from its texts. */
export function convertPdfForm(pdfForm: PdfForm): PdfFormContent {
  const pages = pdfForm.pages.map(({ texts }) => groupLines(texts));
  if (pdfForm.pages.every(({ fields }) => fields.length === 0)) {
    const { title, components } = parseFlatForm(pages);
    return { title: title ?? (pdfForm.title || undefined), components, isInPages: false };
  }
  const title = findTitle(pages) ?? (pdfForm.title || undefined);
  const filled = pdfForm.pages.map((page, at) =>
    parseFieldQuestions(page, pages[at]!.flat()).map(({ component }) => component),
  );
  if (filled.length === 1) return { title, components: filled[0]!, isInPages: false };
  const panels = filled.flatMap((components, at) => (components.length === 0 ? [] : [createPanel(at, components)]));
  return { title, components: panels, isInPages: true };
}

/** Returns the text of a large line at the top of the first page as the form's title. */
function findTitle([first = []]: readonly (readonly TextLine[])[]): string | undefined {
  const usualSize = getMostFrequentSize(first);
  const head = first
    .slice(0, 6)
    .find((line) => line.length === 1 && (line[0]!.size > usualSize * 1.15 || line[0]!.size >= 14));
  return head?.[0]?.text;
}

const createPanel = (at: number, components: readonly DraftComponent[]): DraftComponent =>
  createDraftComponent('panel', {
    key: `page${at + 1}`,
    title: `${at + 1}`,
    label: `${at + 1}`,
    input: false,
    components,
  });

/**
 * Reads a fillable PDF page by page. Each field keeps its name in the PDF, so that answers can be written back into the
 * PDF. Other text isn't imported, because the PDF contains it.
 */
export function readFillableForm(pdfForm: PdfForm, { ledger, submit }: ReaderInput): ReaderResult {
  const keys = createFieldKeys();
  const pages = pdfForm.pages.map(({ texts }) => groupLines(texts));
  const filled = pdfForm.pages.map((page, at) => {
    const components = parseFieldQuestions(page, pages[at]!.flat()).map(({ component, fields }) => {
      const converted = {
        ...component,
        key: keys.claim(fields[0]!.name, String(component.label), component.type),
        input: true,
      };
      note(converted, fields, at);
      return converted as DraftComponent;
    });
    for (const button of page.fields.filter(({ kind }) => kind === 'button')) {
      const part = openSourcePart(ledger, `page ${at + 1}`, { button: button.name });
      part.setTitle(button.tooltip || button.name);
      part.lose('button', createFindingReason('noCounterpart'));
      part.close();
    }
    return components;
  });
  const isInPages = filled.filter((components) => components.length > 0).length > 1;
  const components = isInPages
    ? filled.flatMap((some, at) => (some.length === 0 ? [] : [createPanel(at, some)]))
    : [...filled.flat(), createSubmitButton(submit)];
  return {
    form: { display: isInPages ? 'wizard' : 'form', components: components.map(toComponent) },
    title: findTitle(pages) ?? (pdfForm.title || undefined),
    languages: [],
  };

  function note(component: DraftComponent, fields: readonly PdfField[], page: number): void {
    const [first] = fields as readonly [PdfField, ...PdfField[]];
    const part = openSourcePart(ledger, `page ${page + 1}`, getForeignProperties(fields));
    part.setTitle(String(component.label));
    if (component.key === first.name) part.keep('name');
    else part.change('name', createFindingReason('otherKey', { from: first.name, to: String(component.key) }));
    const pdfProperties = {
      text: 'textfield',
      check: 'checkbox',
      radio: 'radio',
      choice: 'select',
      signature: 'signature',
      button: 'button',
    }[first.kind];
    if (component.type === pdfProperties || (first.isMultiline && component.type === 'textarea')) part.keep('kind');
    else
      part.change(
        'kind',
        first.kind === 'text'
          ? createFindingReason('guessed', { to: component.type })
          : createFindingReason('otherType', { from: first.kind, to: component.type }),
      );
    for (const property of ['options', 'isMultiline', 'isMany', 'isRequired', 'isReadOnly', 'maxLength', 'tip'])
      part.keep(property);
    if (first.format && ['datetime', 'time', 'number', 'currency'].includes(component.type)) part.keep('format');
    part.close();
    storeForeignProperties(component, 'pdf', {
      page: page + 1,
      fields: fields.map(({ name, onValue }) => ({ name, ...(onValue !== '' && { onValue }) })),
    });
  }
}

/** Returns the properties that the PDF fields of a question have in the file. */
function getForeignProperties(fields: readonly PdfField[]): Readonly<Record<string, unknown>> {
  const [first] = fields as readonly [PdfField, ...PdfField[]];
  const {
    name,
    kind,
    tooltip: tip,
    isMultiline,
    isMultiple: isMany,
    isRequired,
    isReadOnly,
    maxLength,
    format,
  } = first;
  const options =
    first.kind === 'choice' ? first.options : fields.length > 1 ? fields.map(({ onValue }) => onValue) : [];
  return {
    ...{ name, kind, maxLength, format },
    ...(options.length > 0 && { options }),
    ...(tip !== '' && { tip }),
    ...Object.fromEntries(Object.entries({ isMultiline, isMany, isRequired, isReadOnly }).filter(([, isSet]) => isSet)),
  };
}

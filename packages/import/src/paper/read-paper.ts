import { type DraftComponent, draft, finished, keepForeign, submitButton } from '../building/draft-component.ts';
import { createKeys } from '../building/field-keys.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';
import { type Line, linesOf, usualSize } from './lines-of.ts';
import type { Paper, PaperField } from './paper.ts';
import { readFields } from './read-fields.ts';
import { readFlat } from './read-flat.ts';

interface PaperForm {
  readonly title: string | undefined;
  /** Without keys. */
  readonly components: readonly DraftComponent[];
  /** The components are pages. */
  readonly isInPages: boolean;
}

/** What a paper asks: its fields where it can be filled in, else what stands on it. */
export function readPaper(paper: Paper): PaperForm {
  const pages = paper.pages.map(({ texts }) => linesOf(texts));
  if (paper.pages.every(({ fields }) => fields.length === 0)) {
    const { title, components } = readFlat(pages);
    return { title: title ?? (paper.title || undefined), components, isInPages: false };
  }
  const title = headOf(pages) ?? (paper.title || undefined);
  const filled = paper.pages.map((page, at) => readFields(page, pages[at]!.flat()).map(({ component }) => component));
  if (filled.length === 1) return { title, components: filled[0]!, isInPages: false };
  const panels = filled.flatMap((components, at) => (components.length === 0 ? [] : [panelOf(at, components)]));
  return { title, components: panels, isInPages: true };
}

/** The largest line at the top of the first page. */
function headOf([first = []]: readonly (readonly Line[])[]): string | undefined {
  const usual = usualSize(first);
  const head = first
    .slice(0, 6)
    .find((line) => line.length === 1 && (line[0]!.size > usual * 1.15 || line[0]!.size >= 14));
  return head?.[0]?.text;
}

const panelOf = (at: number, components: readonly DraftComponent[]): DraftComponent =>
  draft('panel', { key: `page${at + 1}`, title: `${at + 1}`, label: `${at + 1}`, input: false, components });

/**
 * Reads a PDF that can be filled in: its fields, page by page, each with the name that it has in the file, so that answers find their way
 * back onto the paper. What stands on it besides is not carried over: the paper itself has it.
 */
export function readFillable(paper: Paper, { ledger, submit }: Reading): ReadForm {
  const keys = createKeys();
  const pages = paper.pages.map(({ texts }) => linesOf(texts));
  const filled = paper.pages.map((page, at) => {
    const components = readFields(page, pages[at]!.flat()).map(({ component, fields }) => {
      const made = {
        ...component,
        key: keys.take(fields[0]!.name, String(component.label), component.type),
        input: true,
      };
      note(made, fields, at);
      return made as DraftComponent;
    });
    for (const button of page.fields.filter(({ kind }) => kind === 'button')) {
      const part = openPart(ledger, `page ${at + 1}`, { button: button.name });
      part.call(button.tip || button.name);
      part.lose('button', because('noCounterpart'));
      part.close();
    }
    return components;
  });
  const isInPages = filled.filter((components) => components.length > 0).length > 1;
  const components = isInPages
    ? filled.flatMap((some, at) => (some.length === 0 ? [] : [panelOf(at, some)]))
    : [...filled.flat(), submitButton(submit)];
  return {
    form: { display: isInPages ? 'wizard' : 'form', components: components.map(finished) },
    title: headOf(pages) ?? (paper.title || undefined),
    languages: [],
  };

  function note(component: DraftComponent, fields: readonly PaperField[], page: number): void {
    const [first] = fields as readonly [PaperField, ...PaperField[]];
    const part = openPart(ledger, `page ${page + 1}`, propertiesOf(fields));
    part.call(String(component.label));
    if (component.key === first.name) part.keep('name');
    else part.change('name', because('otherKey', { from: first.name, to: String(component.key) }));
    const plain = {
      text: 'textfield',
      check: 'checkbox',
      radio: 'radio',
      choice: 'select',
      signature: 'signature',
      button: 'button',
    }[first.kind];
    if (component.type === plain || (first.isMultiline && component.type === 'textarea')) part.keep('kind');
    else
      part.change(
        'kind',
        first.kind === 'text'
          ? because('guessed', { to: component.type })
          : because('otherType', { from: first.kind, to: component.type }),
      );
    for (const property of ['options', 'isMultiline', 'isMany', 'isRequired', 'isReadOnly', 'maxLength', 'tip'])
      part.keep(property);
    if (first.format && ['datetime', 'time', 'number', 'currency'].includes(component.type)) part.keep('format');
    part.close();
    keepForeign(component, 'pdf', {
      page: page + 1,
      fields: fields.map(({ name, onValue }) => ({ name, ...(onValue !== '' && { onValue }) })),
    });
  }
}

/** What a file says of a field, where it says something. */
function propertiesOf(fields: readonly PaperField[]): Readonly<Record<string, unknown>> {
  const [first] = fields as readonly [PaperField, ...PaperField[]];
  const { name, kind, tip, isMultiline, isMany, isRequired, isReadOnly, maxLength, format } = first;
  const options =
    first.kind === 'choice' ? first.options : fields.length > 1 ? fields.map(({ onValue }) => onValue) : [];
  return {
    ...{ name, kind, maxLength, format },
    ...(options.length > 0 && { options }),
    ...(tip !== '' && { tip }),
    ...Object.fromEntries(Object.entries({ isMultiline, isMany, isRequired, isReadOnly }).filter(([, is]) => is)),
  };
}

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfField, PdfForm, PdfFormPage, PdfText } from './pdf-form.ts';

/** Maximum numbers of pages, texts and fields, far above real PDF forms. Anything beyond these limits is ignored. */
const PDF_LIMITS = { pages: 60, texts: 20_000, fields: 2_000 };

/** Reads the texts and fields of an opened PDF. Its scripts are inspected but never run. */
export async function readPdfForm(
  file: Pick<PDFDocumentProxy, 'numPages' | 'getPage' | 'getMetadata'>,
): Promise<PdfForm> {
  const { info } = await file.getMetadata();
  const title = (info as { readonly Title?: unknown }).Title;
  const pages: PdfFormPage[] = [];
  for (let number = 1; number <= Math.min(file.numPages, PDF_LIMITS.pages); number += 1) {
    const page = await file.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'display' });
    const texts = items
      .slice(0, PDF_LIMITS.texts)
      .flatMap((item) => ('str' in item ? [createText(item, transform)] : []));
    const fields = annotations.slice(0, PDF_LIMITS.fields).flatMap((one) => createFields(one as Annotation, transform));
    pages.push({ width, height, texts, fields });
  }
  return { title: typeof title === 'string' ? title.trim() : '', pages };
}

/** Converts PDF coordinates to coordinates from the top left corner of the displayed page. */
function convertPoint([a, b, c, d, e, f]: readonly number[], x: number, y: number): readonly [number, number] {
  return [a! * x + c! * y + e!, b! * x + d! * y + f!];
}

function createText(
  { str, transform, width }: { readonly str: string; readonly transform: readonly number[]; readonly width: number },
  viewport: readonly number[],
): PdfText {
  const [x, y] = convertPoint(viewport, transform[4] ?? 0, transform[5] ?? 0);
  return { text: str, x, y, width, size: Math.hypot(transform[2] ?? 0, transform[3] ?? 0) };
}

/** Annotation as returned by pdf.js, with the properties that a file may contain. */
interface Annotation {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldName?: unknown;
  readonly rect?: readonly number[];
  readonly alternativeText?: unknown;
  readonly checkBox?: unknown;
  readonly radioButton?: unknown;
  readonly pushButton?: unknown;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly options?: unknown;
  readonly multiSelect?: unknown;
  readonly multiLine?: unknown;
  readonly required?: unknown;
  readonly readOnly?: unknown;
  readonly hidden?: unknown;
  readonly maxLen?: unknown;
  readonly actions?: unknown;
}

function createFields(one: Annotation, viewport: readonly number[]): readonly PdfField[] {
  const kind = one.subtype === 'Widget' && one.hidden !== true ? getFieldKind(one) : undefined;
  if (!kind || !one.rect || one.rect.length < 4) return [];
  const [x1, y1] = convertPoint(viewport, one.rect[0]!, one.rect[1]!);
  const [x2, y2] = convertPoint(viewport, one.rect[2]!, one.rect[3]!);
  return [
    {
      ...{ name: truncateText(one.fieldName), kind, tooltip: truncateText(one.alternativeText).trim() },
      ...{ x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) },
      options: Array.isArray(one.options) ? one.options.slice(0, 1_000).flatMap(parseOption) : [],
      onValue: truncateText(one.exportValue) || truncateText(one.buttonValue),
      isMultiline: one.multiLine === true,
      isMultiple: one.multiSelect === true,
      isRequired: one.required === true,
      isReadOnly: one.readOnly === true,
      maxLength: typeof one.maxLen === 'number' && one.maxLen > 0 ? one.maxLen : undefined,
      format: inferFormat(one.actions),
    },
  ];
}

function getFieldKind({ fieldType, checkBox, radioButton, pushButton }: Annotation): PdfField['kind'] | undefined {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return 'choice';
  if (fieldType === 'Sig') return 'signature';
  if (fieldType !== 'Btn') return undefined;
  if (pushButton === true) return 'button';
  return radioButton === true ? 'radio' : checkBox === true ? 'check' : undefined;
}

const truncateText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const parseOption = (one: { readonly exportValue?: unknown; readonly displayValue?: unknown } | null) => {
  const label = truncateText(one?.displayValue) || truncateText(one?.exportValue);
  return label === '' ? [] : [{ label, value: truncateText(one?.exportValue) || label }];
};

/** Infers the format of a field from its Acrobat scripts, such as `AFDate_FormatEx("dd.mm.yyyy")`. */
function inferFormat(actions: unknown): PdfField['format'] {
  const { Format, Keystroke } = (actions ?? {}) as { readonly Format?: unknown; readonly Keystroke?: unknown };
  const code = [Format, Keystroke].flat().join(' ');
  if (code.includes('AFDate_')) return 'date';
  if (code.includes('AFTime_')) return 'time';
  return code.includes('AFNumber_') || code.includes('AFPercent_') ? 'number' : undefined;
}

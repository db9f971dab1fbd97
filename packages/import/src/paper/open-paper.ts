import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Paper, PaperField, PaperPage, PaperText } from './paper.ts';

/** Far above what paper forms have; what comes after is not read. */
const most = { pages: 60, texts: 20_000, fields: 2_000 };

/** Reads what an opened PDF has on its pages. Code in it is looked at and never run. */
export async function openPaper(file: Pick<PDFDocumentProxy, 'numPages' | 'getPage' | 'getMetadata'>): Promise<Paper> {
  const { info } = await file.getMetadata();
  const title = (info as { readonly Title?: unknown }).Title;
  const pages: PaperPage[] = [];
  for (let number = 1; number <= Math.min(file.numPages, most.pages); number += 1) {
    const page = await file.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'display' });
    const texts = items.slice(0, most.texts).flatMap((item) => ('str' in item ? [textOf(item, transform)] : []));
    const fields = annotations.slice(0, most.fields).flatMap((one) => fieldOf(one as Annotation, transform));
    pages.push({ width, height, texts, fields });
  }
  return { title: typeof title === 'string' ? title.trim() : '', pages };
}

/** From the page's own measures to ours: from the top left corner, as it is looked at. */
function at([a, b, c, d, e, f]: readonly number[], x: number, y: number): readonly [number, number] {
  return [a! * x + c! * y + e!, b! * x + d! * y + f!];
}

function textOf(
  { str, transform, width }: { readonly str: string; readonly transform: readonly number[]; readonly width: number },
  viewport: readonly number[],
): PaperText {
  const [x, y] = at(viewport, transform[4] ?? 0, transform[5] ?? 0);
  return { text: str, x, y, width, size: Math.hypot(transform[2] ?? 0, transform[3] ?? 0) };
}

/** As the reader of PDFs tells of one; each file has what it has. */
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

function fieldOf(one: Annotation, viewport: readonly number[]): readonly PaperField[] {
  const kind = one.subtype === 'Widget' && one.hidden !== true ? kindOf(one) : undefined;
  if (!kind || !one.rect || one.rect.length < 4) return [];
  const [x1, y1] = at(viewport, one.rect[0]!, one.rect[1]!);
  const [x2, y2] = at(viewport, one.rect[2]!, one.rect[3]!);
  return [
    {
      ...{ name: textIn(one.fieldName), kind, tip: textIn(one.alternativeText).trim() },
      ...{ x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) },
      options: Array.isArray(one.options) ? one.options.slice(0, 1_000).flatMap(optionOf) : [],
      onValue: textIn(one.exportValue) || textIn(one.buttonValue),
      isMultiline: one.multiLine === true,
      isMany: one.multiSelect === true,
      isRequired: one.required === true,
      isReadOnly: one.readOnly === true,
      maxLength: typeof one.maxLen === 'number' && one.maxLen > 0 ? one.maxLen : undefined,
      format: formatIn(one.actions),
    },
  ];
}

function kindOf({ fieldType, checkBox, radioButton, pushButton }: Annotation): PaperField['kind'] | undefined {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return 'choice';
  if (fieldType === 'Sig') return 'signature';
  if (fieldType !== 'Btn') return undefined;
  if (pushButton === true) return 'button';
  return radioButton === true ? 'radio' : checkBox === true ? 'check' : undefined;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const optionOf = (one: { readonly exportValue?: unknown; readonly displayValue?: unknown } | null) => {
  const label = textIn(one?.displayValue) || textIn(one?.exportValue);
  return label === '' ? [] : [{ label, value: textIn(one?.exportValue) || label }];
};

/** `AFDate_FormatEx("dd.mm.yyyy")` says that it is a day. */
function formatIn(actions: unknown): PaperField['format'] {
  const { Format, Keystroke } = (actions ?? {}) as { readonly Format?: unknown; readonly Keystroke?: unknown };
  const code = [Format, Keystroke].flat().join(' ');
  if (code.includes('AFDate_')) return 'date';
  if (code.includes('AFTime_')) return 'time';
  return code.includes('AFNumber_') || code.includes('AFPercent_') ? 'number' : undefined;
}

import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFForm,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';

/** PDF field that an answer is written into. */
interface PdfFieldTarget {
  readonly name: string;
  readonly onValue?: string;
}

interface FilledPdf {
  readonly pdf: Uint8Array;
  /** Labels of answers that have no PDF field or couldn't be written into their field. */
  readonly missing: readonly string[];
}

/**
 * Writes a response's answers into the PDF from which its form was imported.
 *
 * @param isFlat whether to flatten the PDF fields, so that they can't be edited
 * @throws if the PDF can't be parsed
 */
export async function fillPdf(
  pdfBytes: ArrayBuffer,
  form: FormDefinition,
  data: Readonly<Record<string, unknown>>,
  { isFlat, locale }: { readonly isFlat: boolean; readonly locale: string },
): Promise<FilledPdf> {
  const file = await PDFDocument.load(pdfBytes, { updateMetadata: false });
  const fields = file.getForm();
  const missing: string[] = [];
  for (const { definition } of walkComponents(form)) {
    const targets = getFieldTargets(definition);
    const answer = definition.key === undefined ? undefined : data[definition.key];
    if (targets.length === 0 || answer === undefined || answer === null || answer === '') continue;
    try {
      await fillField(file, fields, definition, targets, answer, locale);
    } catch {
      missing.push(String(definition.label ?? definition.key));
    }
  }
  if (isFlat) fields.flatten();
  return { pdf: await file.save(), missing };
}

function getFieldTargets({ foreign }: ComponentDefinition): readonly PdfFieldTarget[] {
  const { format, properties } = (foreign ?? {}) as {
    readonly format?: unknown;
    readonly properties?: { readonly fields?: unknown };
  };
  if (format !== 'pdf' || !Array.isArray(properties?.fields)) return [];
  return properties.fields.filter((one: PdfFieldTarget | null): one is PdfFieldTarget => typeof one?.name === 'string');
}

/** Writes an answer into a PDF field. @throws if the field can't contain the answer */
async function fillField(
  file: PDFDocument,
  form: PDFForm,
  definition: ComponentDefinition,
  targets: readonly PdfFieldTarget[],
  answer: unknown,
  locale: string,
): Promise<void> {
  const choices = (definition.values ?? []) as readonly { readonly value?: unknown }[];
  if (definition.type === 'selectboxes') {
    const selectedValues = answer as Readonly<Record<string, unknown>>;
    for (const [index, { name }] of targets.entries())
      setSelected(form.getField(name), selectedValues[String(choices[index]?.value)] === true);
    return;
  }
  const [first] = targets as readonly [PdfFieldTarget, ...PdfFieldTarget[]];
  const field = form.getField(first.name);
  if (definition.type === 'radio') {
    const at = choices.findIndex(({ value }) => String(value) === String(answer));
    const target = targets[at];
    if (field instanceof PDFRadioGroup) {
      const options = field.getOptions();
      field.select(options.find((option) => option === target?.onValue) ?? options[at] ?? '');
    } else if (target) setSelected(form.getField(target.name), true);
  } else if (field instanceof PDFCheckBox) setSelected(field, answer === true);
  else if (field instanceof PDFDropdown || field instanceof PDFOptionList) field.select([answer].flat().map(String));
  else if (definition.type === 'signature') await drawSignature(file, field, String(answer));
  else if (field instanceof PDFTextField) field.setText(formatPdfAnswer(definition, answer, locale));
  else throw new TypeError('The type of the PDF field isn’t supported');
}

function setSelected(field: PDFField, isSelected: boolean): void {
  if (!(field instanceof PDFCheckBox)) throw new TypeError('Not a checkbox');
  if (isSelected) field.check();
  else field.uncheck();
}

/** Draws the image of a signature over its field. */
async function drawSignature(file: PDFDocument, field: PDFField, dataUrl: string): Promise<void> {
  if (!dataUrl.startsWith('data:image/png;base64,')) throw new TypeError('Not a PNG image');
  const image = await file.embedPng(dataUrl);
  if (field instanceof PDFTextField) return field.setImage(image);
  const [widget] = field.acroField.getWidgets();
  const page = file.getPages().find((one) => one.ref === widget?.P()) ?? file.getPages()[0];
  if (!widget || !page) throw new TypeError('The PDF field isn’t on a page');
  const { x, y, width, height } = widget.getRectangle();
  const size = image.scaleToFit(width, height);
  page.drawImage(image, { x, y, ...size });
}

/** Formats an answer as a person would write it on paper. */
function formatPdfAnswer({ type, enableTime }: ComponentDefinition, answer: unknown, locale: string): string {
  if (type === 'datetime' && typeof answer === 'string') {
    const at = new Date(enableTime === false ? `${answer.slice(0, 10)}T12:00:00` : answer);
    if (Number.isNaN(at.getTime())) return answer;
    return enableTime === false
      ? at.toLocaleDateString(locale, { calendar: 'gregory' })
      : at.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short', calendar: 'gregory' });
  }
  if (typeof answer === 'number')
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: false }).format(answer);
  if (typeof answer === 'object' && answer !== null) {
    const parts = Object.values((answer as { readonly address?: object }).address ?? answer).filter(
      (one) => typeof one === 'string',
    );
    return parts.join(', ');
  }
  return String(answer);
}

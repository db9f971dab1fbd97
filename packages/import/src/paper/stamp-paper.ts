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

/** A field of the paper that an answer goes to. */
interface PaperTarget {
  readonly name: string;
  readonly onValue?: string;
}

interface Stamped {
  readonly pdf: Uint8Array;
  /** Labels of answers that found no place on the paper, or could not be written there. */
  readonly missing: readonly string[];
}

/**
 * Fills a response's answers into the PDF that its form was made from.
 *
 * @param isFlat nobody can change what stands there any more
 * @throws when the PDF cannot be read
 */
export async function stampPaper(
  paper: ArrayBuffer,
  form: FormDefinition,
  data: Readonly<Record<string, unknown>>,
  { isFlat, locale }: { readonly isFlat: boolean; readonly locale: string },
): Promise<Stamped> {
  const file = await PDFDocument.load(paper, { updateMetadata: false });
  const fields = file.getForm();
  const missing: string[] = [];
  for (const { definition } of walkComponents(form)) {
    const targets = targetsOf(definition);
    const answer = definition.key === undefined ? undefined : data[definition.key];
    if (targets.length === 0 || answer === undefined || answer === null || answer === '') continue;
    try {
      await fill(file, fields, definition, targets, answer, locale);
    } catch {
      missing.push(String(definition.label ?? definition.key));
    }
  }
  if (isFlat) fields.flatten();
  return { pdf: await file.save(), missing };
}

function targetsOf({ foreign }: ComponentDefinition): readonly PaperTarget[] {
  const { format, properties } = (foreign ?? {}) as {
    readonly format?: unknown;
    readonly properties?: { readonly fields?: unknown };
  };
  if (format !== 'pdf' || !Array.isArray(properties?.fields)) return [];
  return properties.fields.filter((one: PaperTarget | null): one is PaperTarget => typeof one?.name === 'string');
}

/** @throws where the answer has no place there */
async function fill(
  file: PDFDocument,
  form: PDFForm,
  definition: ComponentDefinition,
  targets: readonly PaperTarget[],
  answer: unknown,
  locale: string,
): Promise<void> {
  const choices = (definition.values ?? []) as readonly { readonly value?: unknown }[];
  if (definition.type === 'selectboxes') {
    const ticks = answer as Readonly<Record<string, unknown>>;
    for (const [at, { name }] of targets.entries())
      tick(form.getField(name), ticks[String(choices[at]?.value)] === true);
    return;
  }
  const [first] = targets as readonly [PaperTarget, ...PaperTarget[]];
  const field = form.getField(first.name);
  if (definition.type === 'radio') {
    const at = choices.findIndex(({ value }) => String(value) === String(answer));
    const target = targets[at];
    if (field instanceof PDFRadioGroup) {
      const options = field.getOptions();
      field.select(options.find((option) => option === target?.onValue) ?? options[at] ?? '');
    } else if (target) tick(form.getField(target.name), true);
  } else if (field instanceof PDFCheckBox) tick(field, answer === true);
  else if (field instanceof PDFDropdown || field instanceof PDFOptionList) field.select([answer].flat().map(String));
  else if (definition.type === 'signature') await draw(file, field, String(answer));
  else if (field instanceof PDFTextField) field.setText(wordAnswer(definition, answer, locale));
  else throw new TypeError('There is no place for it');
}

function tick(field: PDFField, isOn: boolean): void {
  if (!(field instanceof PDFCheckBox)) throw new TypeError('This is no box');
  if (isOn) field.check();
  else field.uncheck();
}

/** A picture of a signature, over its field. */
async function draw(file: PDFDocument, field: PDFField, dataUrl: string): Promise<void> {
  if (!dataUrl.startsWith('data:image/png;base64,')) throw new TypeError('This is no picture');
  const image = await file.embedPng(dataUrl);
  if (field instanceof PDFTextField) return field.setImage(image);
  const [widget] = field.acroField.getWidgets();
  const page = file.getPages().find((one) => one.ref === widget?.P()) ?? file.getPages()[0];
  if (!widget || !page) throw new TypeError('There is no place for it');
  const { x, y, width, height } = widget.getRectangle();
  const size = image.scaleToFit(width, height);
  page.drawImage(image, { x, y, ...size });
}

/** As people write it on paper. */
function wordAnswer({ type, enableTime }: ComponentDefinition, answer: unknown, locale: string): string {
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

import { createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { trimEndCharacters, WHITESPACE } from '../building/parse-values.ts';
import { createChoiceSettings, inferComponentFromLabel } from '../questions/infer-component-from-label.ts';
import type { PdfField, PdfFormPage, TextChunk } from './pdf-form.ts';

/** Question on a fillable page: its component, and the PDF fields that contain its answer. */
interface PdfQuestion {
  readonly component: DraftComponent;
  readonly fields: readonly PdfField[];
}

const LINE_GAP = 26;

/** Returns the questions of a page, from top to bottom. Check boxes with the same name or label are one question. */
export function parseFieldQuestions(page: PdfFormPage, chunks: readonly TextChunk[]): readonly PdfQuestion[] {
  const remaining = page.fields
    .filter(({ kind }) => kind !== 'button')
    .toSorted((one, other) => getRowNumber(one) - getRowNumber(other) || one.x - other.x);
  const questions: PdfQuestion[] = [];
  while (remaining.length > 0) {
    const first = remaining.shift()!;
    const group =
      first.kind === 'radio'
        ? removeMatching(remaining, (one) => one.kind === 'radio' && one.name === first.name)
        : first.kind === 'check'
          ? removeCheckboxGroup(first, remaining, chunks)
          : [];
    const fields = [first, ...group];
    questions.push({ fields, component: createComponent(fields, page, chunks) });
  }
  return questions;
}

/** Returns the approximate row of a field, because fields on one line differ slightly in height. */
const getRowNumber = ({ y, height }: PdfField): number => Math.round((y + height / 2) / 8);

function removeMatching(from: PdfField[], matches: (one: PdfField) => boolean): readonly PdfField[] {
  const taken = from.filter(matches);
  for (const one of taken) from.splice(from.indexOf(one), 1);
  return taken;
}

/** Collects the check boxes that are side by side after a label, or stacked below a label. */
function removeCheckboxGroup(
  first: PdfField,
  remaining: PdfField[],
  chunks: readonly TextChunk[],
): readonly PdfField[] {
  const besideFields = remaining.filter(
    (one) => one.kind === 'check' && Math.abs(getCenterY(one) - getCenterY(first)) < 6,
  );
  if (besideFields.length > 0 && findChunkLeftOf(first, chunks))
    return removeMatching(remaining, (one) => besideFields.includes(one));
  const aboveChunk = findChunkAbove(first, chunks);
  if (!aboveChunk || !/[:?]\s*\*?$/.test(aboveChunk.text)) return [];
  const belowFields: PdfField[] = [];
  for (const one of remaining) {
    const last = belowFields.at(-1) ?? first;
    if (one.kind === 'check' && Math.abs(one.x - first.x) < 4 && one.y - last.y < LINE_GAP) belowFields.push(one);
  }
  return belowFields.length > 0 ? removeMatching(remaining, (one) => belowFields.includes(one)) : [];
}

const getCenterY = ({ y, height }: PdfField): number => y + height / 2;

function createComponent(fields: readonly PdfField[], page: PdfFormPage, chunks: readonly TextChunk[]): DraftComponent {
  const [first] = fields as readonly [PdfField, ...PdfField[]];
  const isCheckboxGroup = first.kind === 'radio' || (first.kind === 'check' && fields.length > 1);
  const spoken = isCheckboxGroup
    ? (findChunkLeftOf(first, chunks) ?? findChunkAbove(first, chunks))?.text
    : findLabel(first, page, chunks);
  const label = cleanLabel(spoken ?? '') || cleanLabel(first.tooltip) || formatFieldName(first.name);
  const isRequired = fields.some((one) => one.isRequired) || /\*\s*:?$/.test(spoken ?? '');
  const component = getComponentType(fields, label, chunks);
  return {
    ...component,
    label,
    ...(first.isReadOnly && { disabled: true }),
    ...((isRequired || first.maxLength !== undefined) && {
      validate: {
        ...(isRequired && { required: true }),
        ...(first.maxLength !== undefined && component.type === 'textfield' && { maxLength: first.maxLength }),
      },
    }),
  };
}

function getComponentType(fields: readonly PdfField[], label: string, chunks: readonly TextChunk[]): DraftComponent {
  const [first] = fields as readonly [PdfField, ...PdfField[]];
  if (first.kind === 'signature') return createDraftComponent('signature');
  if (first.kind === 'radio' || fields.length > 1) {
    const labels = fields.map(
      (one) =>
        cleanLabel(findChunkRightOf(one, chunks)?.text ?? '') ||
        cleanLabel(one.tooltip) ||
        one.onValue ||
        formatFieldName(one.name),
    );
    const { values, inline } = createChoiceSettings(labels);
    const isYesNo =
      first.kind === 'radio' ||
      (values.length === 2 &&
        /^(?:yes|ja|ok|pass)$/i.test(labels[0]!) &&
        /^(?:no|nein|not ok|fail)$/i.test(labels[1]!));
    return isYesNo
      ? createDraftComponent('radio', { values, ...(inline && { inline }) })
      : createDraftComponent('selectboxes', { values });
  }
  if (first.kind === 'check') return createDraftComponent('checkbox');
  if (first.kind === 'choice') {
    const values = first.options.filter(({ label: one }) => one.trim() !== '');
    return createDraftComponent('select', { data: { values }, ...(first.isMultiple && { multiple: true }) });
  }
  if (first.format === 'date') return createDraftComponent('datetime', { enableTime: false });
  if (first.format === 'time') return createDraftComponent('time');
  const inferred = inferComponentFromLabel(label);
  if (first.isMultiline) return createDraftComponent('textarea');
  if (first.format === 'number') return inferred.type === 'currency' ? inferred : createDraftComponent('number');
  // An input for text can't be a file or map, whatever its label suggests.
  return ['file', 'location', 'barcode', 'tags', 'checkbox', 'radio'].includes(inferred.type)
    ? createDraftComponent('textfield')
    : inferred;
}

/** Finds the label of a field: after the field for a check box, otherwise before or above the field. */
function findLabel(field: PdfField, page: PdfFormPage, chunks: readonly TextChunk[]): string | undefined {
  if (field.kind === 'check') return (findChunkRightOf(field, chunks) ?? findChunkLeftOf(field, chunks))?.text;
  const before = findChunkLeftOf(field, chunks);
  const belongsToOther =
    before &&
    page.fields.some(
      (one) =>
        one !== field &&
        one.x >= before.end - 4 &&
        one.x + one.width <= field.x + 2 &&
        Math.abs(getCenterY(one) - getCenterY(field)) < 8,
    );
  const above = findChunkAbove(field, chunks);
  if (before && !belongsToOther && (field.x - before.end < 60 || !above || before.text.endsWith(':')))
    return before.text;
  return above?.text ?? (belongsToOther ? undefined : before?.text);
}

/** Returns whether a text is on the same line as a field. Text baselines are slightly above the bottom of the field. */
const isBeside = (field: PdfField, chunk: TextChunk): boolean =>
  chunk.y > field.y - 2 && chunk.y - chunk.size * 0.7 < field.y + Math.min(field.height, 24) + 2;

const findChunkLeftOf = (field: PdfField, chunks: readonly TextChunk[]): TextChunk | undefined =>
  chunks
    .filter((chunk) => isBeside(field, chunk) && chunk.end <= field.x + 4)
    .toSorted((one, other) => other.end - one.end)[0];

const findChunkRightOf = (field: PdfField, chunks: readonly TextChunk[]): TextChunk | undefined =>
  chunks
    .filter(
      (chunk) => isBeside(field, chunk) && chunk.x >= field.x + field.width - 4 && chunk.x - field.x - field.width < 60,
    )
    .toSorted((one, other) => one.x - other.x)[0];

const findChunkAbove = (field: PdfField, chunks: readonly TextChunk[]): TextChunk | undefined =>
  chunks
    .filter(
      (chunk) =>
        chunk.y <= field.y + 3 &&
        field.y - chunk.y < LINE_GAP &&
        chunk.x < field.x + field.width &&
        chunk.end > field.x - 12,
    )
    .toSorted((one, other) => other.y - one.y || Math.abs(one.x - field.x) - Math.abs(other.x - field.x))[0];

const cleanLabel = (text: string): string =>
  trimEndCharacters(text.replace(/[_.…]{3,}/g, '').replace(/^\s*\d{1,2}[.)]\s+/, ''), `${WHITESPACE}*:`)
    .trim()
    .slice(0, 200);

/** Converts the technical name of a field to a label: `form1[0].page[0].fullName[0]` → `Full name`. */
function formatFieldName(name: string): string {
  const last = name
    .split('.')
    .at(-1)!
    .replace(/\[\d+\]/g, '');
  const words = last
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'Field' : words.charAt(0).toUpperCase() + words.slice(1);
}

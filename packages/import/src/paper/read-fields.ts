import { type DraftComponent, draft } from '../building/draft-component.ts';
import { choicesOf, guessComponent } from '../questions/guess-type.ts';
import { blanks, trimEnd } from '../texts/trim-end.ts';
import type { Chunk } from './lines-of.ts';
import type { PaperField, PaperPage } from './paper.ts';

/** One question of a page that can be filled in: its component, and the fields of the file that its answer goes to. */
interface AskedField {
  readonly component: DraftComponent;
  readonly fields: readonly PaperField[];
}

const lineGap = 26;

/** What a page asks, from its top to its foot: boxes of one name, or of one question, are one question. */
export function readFields(page: PaperPage, chunks: readonly Chunk[]): readonly AskedField[] {
  const left = page.fields
    .filter(({ kind }) => kind !== 'button')
    .toSorted((one, other) => rowOf(one) - rowOf(other) || one.x - other.x);
  const asked: AskedField[] = [];
  while (left.length > 0) {
    const first = left.shift()!;
    const group =
      first.kind === 'radio'
        ? takeWhere(left, (one) => one.kind === 'radio' && one.name === first.name)
        : first.kind === 'check'
          ? takeBoxes(first, left, chunks)
          : [];
    const fields = [first, ...group];
    asked.push({ fields, component: componentOf(fields, page, chunks) });
  }
  return asked;
}

/** Fields of one line differ a little in height. */
const rowOf = ({ y, height }: PaperField): number => Math.round((y + height / 2) / 8);

function takeWhere(from: PaperField[], fits: (one: PaperField) => boolean): readonly PaperField[] {
  const taken = from.filter(fits);
  for (const one of taken) from.splice(from.indexOf(one), 1);
  return taken;
}

/** Boxes beside each other with one question before them, or below each other with one above them. */
function takeBoxes(first: PaperField, left: PaperField[], chunks: readonly Chunk[]): readonly PaperField[] {
  const beside = left.filter((one) => one.kind === 'check' && Math.abs(middle(one) - middle(first)) < 6);
  if (beside.length > 0 && leftOf(first, chunks)) return takeWhere(left, (one) => beside.includes(one));
  const above = aboveOf(first, chunks);
  if (!above || !/[:?]\s*\*?$/.test(above.text)) return [];
  const below: PaperField[] = [];
  for (const one of left) {
    const last = below.at(-1) ?? first;
    if (one.kind === 'check' && Math.abs(one.x - first.x) < 4 && one.y - last.y < lineGap) below.push(one);
  }
  return below.length > 0 ? takeWhere(left, (one) => below.includes(one)) : [];
}

const middle = ({ y, height }: PaperField): number => y + height / 2;

function componentOf(fields: readonly PaperField[], page: PaperPage, chunks: readonly Chunk[]): DraftComponent {
  const [first] = fields as readonly [PaperField, ...PaperField[]];
  const isBoxes = first.kind === 'radio' || (first.kind === 'check' && fields.length > 1);
  const spoken = isBoxes ? (leftOf(first, chunks) ?? aboveOf(first, chunks))?.text : labelBeside(first, page, chunks);
  const label = cleaned(spoken ?? '') || cleaned(first.tip) || nameInWords(first.name);
  const isRequired = fields.some((one) => one.isRequired) || /\*\s*:?$/.test(spoken ?? '');
  const made = kindOf(fields, label, chunks);
  return {
    ...made,
    label,
    ...(first.isReadOnly && { disabled: true }),
    ...((isRequired || first.maxLength !== undefined) && {
      validate: {
        ...(isRequired && { required: true }),
        ...(first.maxLength !== undefined && made.type === 'textfield' && { maxLength: first.maxLength }),
      },
    }),
  };
}

function kindOf(fields: readonly PaperField[], label: string, chunks: readonly Chunk[]): DraftComponent {
  const [first] = fields as readonly [PaperField, ...PaperField[]];
  if (first.kind === 'signature') return draft('signature');
  if (first.kind === 'radio' || fields.length > 1) {
    const labels = fields.map(
      (one) => cleaned(rightOf(one, chunks)?.text ?? '') || cleaned(one.tip) || one.onValue || nameInWords(one.name),
    );
    const { values, inline } = choicesOf(labels);
    const isEither =
      first.kind === 'radio' ||
      (values.length === 2 &&
        /^(?:yes|ja|ok|pass)$/i.test(labels[0]!) &&
        /^(?:no|nein|not ok|fail)$/i.test(labels[1]!));
    return isEither ? draft('radio', { values, ...(inline && { inline }) }) : draft('selectboxes', { values });
  }
  if (first.kind === 'check') return draft('checkbox');
  if (first.kind === 'choice') {
    const values = first.options.filter(({ label: one }) => one.trim() !== '');
    return draft('select', { data: { values }, ...(first.isMany && { multiple: true }) });
  }
  if (first.format === 'date') return draft('datetime', { enableTime: false });
  if (first.format === 'time') return draft('time');
  const guessed = guessComponent(label);
  if (first.isMultiline) return draft('textarea');
  if (first.format === 'number') return guessed.type === 'currency' ? guessed : draft('number');
  // What one types is no file, and no map.
  return ['file', 'location', 'barcode', 'tags', 'checkbox', 'radio'].includes(guessed.type)
    ? draft('textfield')
    : guessed;
}

/** Of a box what stands after it, of all else what stands before or above it. */
function labelBeside(field: PaperField, page: PaperPage, chunks: readonly Chunk[]): string | undefined {
  if (field.kind === 'check') return (rightOf(field, chunks) ?? leftOf(field, chunks))?.text;
  const before = leftOf(field, chunks);
  const isOthers =
    before &&
    page.fields.some(
      (one) =>
        one !== field &&
        one.x >= before.end - 4 &&
        one.x + one.width <= field.x + 2 &&
        Math.abs(middle(one) - middle(field)) < 8,
    );
  const above = aboveOf(field, chunks);
  if (before && !isOthers && (field.x - before.end < 60 || !above || before.text.endsWith(':'))) return before.text;
  return above?.text ?? (isOthers ? undefined : before?.text);
}

/** Letters stand on a line a little above the foot of the field beside them. */
const isBeside = (field: PaperField, chunk: Chunk): boolean =>
  chunk.y > field.y - 2 && chunk.y - chunk.size * 0.7 < field.y + Math.min(field.height, 24) + 2;

const leftOf = (field: PaperField, chunks: readonly Chunk[]): Chunk | undefined =>
  chunks
    .filter((chunk) => isBeside(field, chunk) && chunk.end <= field.x + 4)
    .toSorted((one, other) => other.end - one.end)[0];

const rightOf = (field: PaperField, chunks: readonly Chunk[]): Chunk | undefined =>
  chunks
    .filter(
      (chunk) => isBeside(field, chunk) && chunk.x >= field.x + field.width - 4 && chunk.x - field.x - field.width < 60,
    )
    .toSorted((one, other) => one.x - other.x)[0];

const aboveOf = (field: PaperField, chunks: readonly Chunk[]): Chunk | undefined =>
  chunks
    .filter(
      (chunk) =>
        chunk.y <= field.y + 3 &&
        field.y - chunk.y < lineGap &&
        chunk.x < field.x + field.width &&
        chunk.end > field.x - 12,
    )
    .toSorted((one, other) => other.y - one.y || Math.abs(one.x - field.x) - Math.abs(other.x - field.x))[0];

const cleaned = (text: string): string =>
  trimEnd(text.replace(/[_.…]{3,}/g, '').replace(/^\s*\d{1,2}[.)]\s+/, ''), `${blanks}*:`)
    .trim()
    .slice(0, 200);

/** `form1[0].page[0].fullName[0]` → `Full name` */
function nameInWords(name: string): string {
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

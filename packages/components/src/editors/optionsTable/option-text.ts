/** More than a person wants to see in a list, and less than what slows the builder down. */
const MAX_PASTED = 500;

/** The value that a label suggests, in form.io's manner: `No scaffold` → `noScaffold`. Letters of all scripts stay. */
export function valueFromLabel(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const camel = words.map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word))).join('');
  return camel || label.trim();
}

function capitalized(word: string): string {
  const [first = '', ...others] = word;
  return first.toUpperCase() + others.join('').toLowerCase();
}

interface PastedRows {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** How many there were besides. */
  readonly left: number;
}

/**
 * Reads lines of a list or cells of a sheet: label, and in the second cell perhaps a value.
 *
 * @returns `undefined` for a single word, which is pasted as any other text
 */
export function rowsFromText(text: string): PastedRows | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !lines[0]?.trim().includes('\t')) return undefined;
  const rows = lines.slice(0, MAX_PASTED).map((line) => {
    const [label = '', value = ''] = line.split('\t').map((cell) => cell.trim());
    return { label, value: value || valueFromLabel(label) };
  });
  return { rows, left: lines.length - rows.length };
}

/** Whether nobody has named the choice yet: it has no value, or is one that a new question starts with (`Option 2`). */
export function isPlaceholder(label: string, value: string): boolean {
  return value === '' || (/^Option \d+$/.test(label) && value === valueFromLabel(label));
}

/** Maximum number of pasted choices, so that the builder stays fast. */
const MAX_PASTED_ROWS = 500;

/**
 * Generates a stored value from a label with form.io's rules: `No scaffold` → `noScaffold`. Letters of all scripts are
 * kept.
 */
export function generateOptionValue(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const camel = words.map((word, index) => (index === 0 ? word.toLowerCase() : capitalize(word))).join('');
  return camel || label.trim();
}

function capitalize(word: string): string {
  const [first = '', ...others] = word;
  return first.toUpperCase() + others.join('').toLowerCase();
}

interface PastedRows {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** Number of pasted rows beyond the maximum, which were left out. */
  readonly leftOut: number;
}

/**
 * Parses a pasted list or pasted spreadsheet cells. Each line is a label, optionally with a value in the second cell.
 *
 * @returns `undefined` for a single cell, which is pasted as text
 */
export function parsePastedRows(text: string): PastedRows | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !lines[0]?.trim().includes('\t')) return undefined;
  const rows = lines.slice(0, MAX_PASTED_ROWS).map((line) => {
    const [label = '', value = ''] = line.split('\t').map((cell) => cell.trim());
    return { label, value: value || generateOptionValue(label) };
  });
  return { rows, leftOut: lines.length - rows.length };
}

/** Returns whether a choice is unedited: it has no value, or is an initial choice such as `Option 2`. */
export function isPlaceholderOption(label: string, value: string): boolean {
  return value === '' || (/^Option \d+$/.test(label) && value === generateOptionValue(label));
}

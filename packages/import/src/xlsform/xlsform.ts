import type { FormPlace } from '../building/form-place.ts';
import type { Ledger } from '../report/finding.ts';
import { because } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/** A line of the sheet of choices. */
export interface ListedChoice {
  readonly label: string;
  readonly value: string;
  /** Columns by which choices are filtered. */
  readonly columns: Readonly<Record<string, string>>;
}

/** What is known while an XLSForm is read. */
export interface Xlsform {
  readonly ledger: Ledger;
  /** Of `languages`, the one that the form has; '' where columns name none. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly lists: ReadonlyMap<string, readonly ListedChoice[]>;
  /** Expressions are translated once all fields are known. */
  later(task: () => void): void;
  /** The same, ahead of what was asked for `later`. */
  before(task: () => void): void;
}

/** One row of the survey, and where its question stands. */
export interface Asked {
  readonly form: Xlsform;
  readonly place: FormPlace;
  readonly part: SourcePart;
  /** What follows the kind of question: the name of a list. */
  readonly given: string;
  readonly appearance: readonly string[];
}

export const format = 'xlsform';

/** A text of a row, in the form's language, else in any. The other languages are kept aside. */
export function wordsOf(
  part: SourcePart,
  property: string,
  { language, languages }: Pick<Xlsform, 'language' | 'languages'>,
): string | undefined {
  const columns = [`${property}::${language}`, property, ...languages.map((one) => `${property}::${one}`)];
  const shown = columns.find((column) => part.look(column) !== undefined);
  const text = shown === undefined ? undefined : (part.keep(shown) as string);
  for (const column of columns) {
    if (column !== shown && part.look(column) !== undefined)
      part.change(column, because('otherLanguages', { languages: languages.join(', ') }));
  }
  return text;
}

import type { FormScope } from '../building/form-scope.ts';
import type { FindingLedger } from '../report/finding.ts';
import { createFindingReason } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/** A row of the choices sheet. */
export interface ListedChoice {
  readonly label: string;
  readonly value: string;
  /** Values of the additional columns that choice filters use. */
  readonly columns: Readonly<Record<string, string>>;
}

/** State while an XLSForm is read. */
export interface XlsformContext {
  readonly ledger: FindingLedger;
  /** Language of the form's texts, one of `languages`; '' if the columns name no language. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly lists: ReadonlyMap<string, readonly ListedChoice[]>;
  /** Schedules a task for when all fields are known, for example translating an expression. */
  later(task: () => void): void;
  /** Schedules a task that runs before those of `later`. */
  runBefore(task: () => void): void;
}

/** Row of the survey sheet, with the position of its question in the form. */
export interface XlsformQuestion {
  readonly form: XlsformContext;
  readonly scope: FormScope;
  readonly part: SourcePart;
  /** Text after the question type: the name of a list of choices. */
  readonly listName: string;
  readonly appearance: readonly string[];
}

export const xlsformFormat = 'xlsform';

/**
 * Returns a text of a row in the form's language; if it is missing, in any other language. Texts in further languages
 * are stored in `foreign`.
 */
export function readText(
  part: SourcePart,
  property: string,
  { language, languages }: Pick<XlsformContext, 'language' | 'languages'>,
): string | undefined {
  const columns = [`${property}::${language}`, property, ...languages.map((one) => `${property}::${one}`)];
  const usedText = columns.find((column) => part.peek(column) !== undefined);
  const text = usedText === undefined ? undefined : (part.keep(usedText) as string);
  for (const column of columns) {
    if (column !== usedText && part.peek(column) !== undefined)
      part.change(column, createFindingReason('otherLanguages', { languages: languages.join(', ') }));
  }
  return text;
}

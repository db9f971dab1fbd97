import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { type AnswerColumn, createFormAnswerColumns } from '@tideform/print/columns';

/** Returns the choices of a component that loads them from outside the form; `undefined` for other components. */
type FindChoices = (definition: ComponentDefinition) => readonly unknown[] | undefined;

/** An earlier version of a form, with the loaded choices of its components. */
export interface EarlierFormVersion {
  readonly form: FormDefinition;
  readonly findChoices?: FindChoices | undefined;
}

/**
 * Returns the columns of a form's answers that its author shows in the table, localized. The texts of all components
 * make this module large: load it on demand.
 *
 * @param offered returns choices that the form definition doesn't contain
 */
export async function createAnswerColumns(
  form: FormDefinition,
  locale: Locale,
  offered?: FindChoices,
): Promise<readonly AnswerColumn[]> {
  return (await createAllColumns(form, locale, offered)).filter(({ isInTable }) => isInTable);
}

/**
 * Returns columns for questions that only earlier versions of a form have. Each column uses the newest version that has
 * the question.
 *
 * @param earlierVersions newest first
 */
export async function createFormerColumns(
  current: FormDefinition,
  earlierVersions: readonly EarlierFormVersion[],
  locale: Locale,
): Promise<readonly AnswerColumn[]> {
  const currentPaths = new Set((await createAllColumns(current, locale)).map(({ path }) => path));
  const former: AnswerColumn[] = [];
  for (const { form, findChoices: offered } of earlierVersions) {
    for (const column of await createAnswerColumns(form, locale, offered)) {
      if (currentPaths.has(column.path)) continue;
      currentPaths.add(column.path);
      former.push({ ...column, isFormer: true });
    }
  }
  return former;
}

async function createAllColumns(
  form: FormDefinition,
  locale: Locale,
  offered?: FindChoices,
): Promise<readonly AnswerColumn[]> {
  const localizedColumns = await prints.read(locale);
  return createFormAnswerColumns(form, { specs, prints: localizedColumns, ...(offered && { offered }) });
}

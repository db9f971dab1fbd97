import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import type { AnswerColumn } from '@tideform/print/columns';
import { createAnswerColumns, createFormerColumns } from '@tideform/submission-views/answers';
import type { SubmissionItem } from '@tideform/sync';
import { loadFormChoiceLists } from '../../choices/load-form-choice-lists.ts';

/**
 * Returns the answer columns of `form` that its author shows in tables, labeled in the language of the locale. Choices
 * from external lists are labeled by the lists that `lists` loads.
 */
export async function loadAnswerColumns(
  form: FormDefinition,
  locale: Locale,
  lists?: ChoiceLoader,
): Promise<readonly AnswerColumn[]> {
  const current = upgradeForm(form);
  return createAnswerColumns(current, locale, lists && (await loadFormChoiceLists(current, lists)));
}

/** Returns columns like `loadAnswerColumns`, but for questions that only `earlier` versions (newest first) have. */
export async function loadFormerColumns(
  form: FormDefinition,
  earlier: readonly FormDefinition[],
  locale: Locale,
  lists: ChoiceLoader,
): Promise<readonly AnswerColumn[]> {
  const versions = await Promise.all(
    earlier
      .map(upgradeForm)
      .map(async (version) => ({ form: version, offered: await loadFormChoiceLists(version, lists) })),
  );
  return createFormerColumns(upgradeForm(form), versions, locale);
}

/** Returns the versions whose submissions have answers without a component in the current form, newest first. */
export function findVersionsWithFormerAnswers(
  form: FormDefinition,
  currentVersion: number,
  items: readonly SubmissionItem[],
): readonly number[] {
  const keys = new Set<string>();
  for (const { definition } of walkComponents(upgradeForm(form)))
    keys.add((definition.key || definition.type).split('.')[0] ?? '');
  const versions = new Set<number>();
  for (const { formVersion, data } of items) {
    if (formVersion === undefined || formVersion === currentVersion || versions.has(formVersion)) continue;
    if (Object.keys(data).some((key) => !keys.has(key))) versions.add(formVersion);
  }
  return [...versions].toSorted((one, other) => other - one);
}

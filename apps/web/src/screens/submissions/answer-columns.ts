import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import type { AnswerColumn } from '@tideform/print/columns';
import { answerColumnsOf, formerColumnsOf } from '@tideform/submission-views/answers';
import type { SubmissionItem } from '@tideform/sync';
import { listsOfForm } from '../../choices/lists-of-form.ts';

/**
 * The columns of a form's answers that its author shows in the table, in a person's language. Choices that come from elsewhere are
 * called as the lists say that `lists` has.
 */
export async function columnsOf(
  form: FormDefinition,
  speech: Speech,
  lists?: ChoiceLoader,
): Promise<readonly AnswerColumn[]> {
  const current = upgradeForm(form);
  return answerColumnsOf(current, speech, lists && (await listsOfForm(current, lists)));
}

/** As `columnsOf`, of questions that only `earlier` versions ask, newest first. */
export async function formerColumns(
  form: FormDefinition,
  earlier: readonly FormDefinition[],
  speech: Speech,
  lists: ChoiceLoader,
): Promise<readonly AnswerColumn[]> {
  const versions = await Promise.all(
    earlier.map(upgradeForm).map(async (version) => ({ form: version, offered: await listsOfForm(version, lists) })),
  );
  return formerColumnsOf(upgradeForm(form), versions, speech);
}

/** Versions whose submissions have answers that the current form has no component for, newest first. */
export function versionsWithFormerAnswers(
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

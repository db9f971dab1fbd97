import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { answerColumnsOf } from '@tideform/desk/answers';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import type { AnswerColumn } from '@tideform/print/columns';
import type { Speech } from '@tideform/words';
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

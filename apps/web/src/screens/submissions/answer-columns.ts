import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { type AnswerColumn, answerColumns } from '@tideform/print/columns';
import type { Speech } from '@tideform/words';
import { listsOfForm } from '../../choices/lists-of-form.ts';

/**
 * The columns of a form's answers that its author shows in the table, in a person's language. Choices that come from elsewhere are
 * called as the lists say that `lists` has. What words all this is large: load it on demand.
 */
export async function columnsOf(
  form: FormDefinition,
  speech: Speech,
  lists?: ChoiceLoader,
): Promise<readonly AnswerColumn[]> {
  const current = upgradeForm(form);
  const [spoken, offered] = await Promise.all([prints.read(speech), lists && listsOfForm(current, lists)]);
  return answerColumns(current, { specs, prints: spoken, ...(offered && { offered }) }).filter(
    ({ isInTable }) => isInTable,
  );
}

import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type AnswerColumn, answerColumns } from '@tideform/print/columns';
import type { Speech } from '@tideform/words';

/**
 * The columns of a form's answers that its author shows in the table, in a person's language. What words all this is large: load it on
 * demand.
 *
 * @param offered what there is to choose from where the form does not say it
 */
export async function answerColumnsOf(
  form: FormDefinition,
  speech: Speech,
  offered?: (definition: ComponentDefinition) => readonly unknown[] | undefined,
): Promise<readonly AnswerColumn[]> {
  const spoken = await prints.read(speech);
  return answerColumns(form, { specs, prints: spoken, ...(offered && { offered }) }).filter(
    ({ isInTable }) => isInTable,
  );
}

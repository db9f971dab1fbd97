import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { type AnswerColumn, answerColumns } from '@tideform/print/columns';
import type { Speech } from '@tideform/words';

/** The columns of a form's answers that its author shows in the table, in a person's language. What words them is large: load this on demand. */
export async function columnsOf(form: FormDefinition, speech: Speech): Promise<readonly AnswerColumn[]> {
  const columns = answerColumns(form, { specs, prints: await prints.read(speech) });
  return columns.filter(({ isInTable }) => isInTable);
}

import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import { answerColumns } from '@tideform/print/columns';

export interface AnswerOfCard {
  readonly label: string;
  readonly text: string;
}

/** What was answered, in the order of the form, as tables show it. */
export async function answersOfCard(
  schema: FormDefinition,
  data: SubmissionData,
  speech: Speech,
): Promise<readonly AnswerOfCard[]> {
  return answerColumns(schema, { specs, prints: await prints.read(speech) })
    .filter(({ isInTable }) => isInTable)
    .map((column) => ({ label: column.label, text: column.text(data).trim() }))
    .filter(({ text }) => text !== '');
}

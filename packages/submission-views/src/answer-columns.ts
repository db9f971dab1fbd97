import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import { type AnswerColumn, answerColumns } from '@tideform/print/columns';

/** Choices of a component whose definition does not list them. */
type OfferedChoices = (definition: ComponentDefinition) => readonly unknown[] | undefined;

/** A version of a form, with the choices of its components that come from elsewhere. */
export interface EarlierVersion {
  readonly form: FormDefinition;
  readonly offered?: OfferedChoices | undefined;
}

/**
 * The columns of a form's answers that its author shows in the table, in a person's language. What words all this is large: load it on
 * demand.
 *
 * @param offered what there is to choose from where the form does not say it
 */
export async function answerColumnsOf(
  form: FormDefinition,
  speech: Speech,
  offered?: OfferedChoices,
): Promise<readonly AnswerColumn[]> {
  return (await everyColumnOf(form, speech, offered)).filter(({ isInTable }) => isInTable);
}

/**
 * The columns of questions that only earlier versions of a form ask, as the newest of them that has the question shows its answers.
 *
 * @param earlier newest first
 */
export async function formerColumnsOf(
  current: FormDefinition,
  earlier: readonly EarlierVersion[],
  speech: Speech,
): Promise<readonly AnswerColumn[]> {
  const known = new Set((await everyColumnOf(current, speech)).map(({ path }) => path));
  const former: AnswerColumn[] = [];
  for (const { form, offered } of earlier) {
    for (const column of await answerColumnsOf(form, speech, offered)) {
      if (known.has(column.path)) continue;
      known.add(column.path);
      former.push({ ...column, isFormer: true });
    }
  }
  return former;
}

async function everyColumnOf(
  form: FormDefinition,
  speech: Speech,
  offered?: OfferedChoices,
): Promise<readonly AnswerColumn[]> {
  const spoken = await prints.read(speech);
  return answerColumns(form, { specs, prints: spoken, ...(offered && { offered }) });
}

import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createSubmitButton, type DraftComponent, toComponent } from '../building/draft-component.ts';
import { createFieldKeys } from '../building/form-scope.ts';
import { convertPdfForm } from '../paper/convert-pdf-form.ts';
import type { PdfForm } from '../paper/pdf-form.ts';
import { parsePrompt } from './parse-prompt.ts';

export interface DraftFormOptions {
  /** Description of the form; may be empty if `paper` is given. */
  readonly prompt: string;
  /** PDF form to convert. */
  readonly paper?: PdfForm | undefined;
  /** Label of the submit button. */
  readonly submit: string;
}

export interface DraftedForm {
  readonly title: string | undefined;
  readonly form: FormDefinition;
  /** Number of questions in the draft. */
  readonly questions: number;
}

const MAX_CHARACTERS = 10_000;

/**
 * Drafts a form with rules from a description, a PDF form, or both, without an AI model or network access. The type of
 * each question is inferred from its words, so the author must review the draft.
 */
export function draftForm({ prompt, paper: pdfForm, submit }: DraftFormOptions): DraftedForm {
  const promptForm = parsePrompt(prompt.slice(0, MAX_CHARACTERS));
  const paperForm = pdfForm && convertPdfForm(pdfForm);
  const labels = new Set(promptForm.components.map(({ label }) => String(label).toLowerCase()));
  const others = (paperForm?.components ?? []).filter(({ label }) => !labels.has(String(label).toLowerCase()));
  const components = [...promptForm.components, ...others];
  const end = components.findIndex(({ type }) => type === 'signature');
  // A signature comes last, wherever the description mentions it, because it covers the whole form.
  if (end >= 0 && end < components.length - 1 && promptForm.components.length > 0)
    components.push(...components.splice(end, 1));
  const keys = createFieldKeys();
  for (const component of components) assignKeys(component, keys);
  return {
    title: (prompt.trim() === '' ? undefined : promptForm.title) ?? paperForm?.title,
    form: {
      display: paperForm?.isInPages ? 'wizard' : 'form',
      components: [...components, ...(paperForm?.isInPages ? [] : [createSubmitButton(submit)])].map(toComponent),
    },
    questions: components.reduce((sum, one) => sum + countQuestions(one), 0),
  };
}

/** Assigns keys to components that have none; columns of a grid have a key scope of their own. */
function assignKeys(component: DraftComponent, keys: ReturnType<typeof createFieldKeys>): void {
  component.key = keys.claim(component.key ?? '', String(component.label ?? ''), component.type);
  component.input ??= component.type !== 'panel' && component.type !== 'content';
  const children = component.components as DraftComponent[] | undefined;
  if (!children) return;
  const childKeys = component.type === 'datagrid' ? createFieldKeys() : keys;
  for (const child of children) assignKeys(child, childKeys);
}

const countQuestions = (component: DraftComponent | ComponentDefinition): number => {
  const inside = component.components as readonly DraftComponent[] | undefined;
  if (component.type === 'panel') return (inside ?? []).reduce((sum, one) => sum + countQuestions(one), 0);
  return component.input === false ? 0 : 1;
};

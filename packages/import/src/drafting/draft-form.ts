import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type DraftComponent, finished, submitButton } from '../building/draft-component.ts';
import { createKeys } from '../building/field-keys.ts';
import type { Paper } from '../paper/paper.ts';
import { readPaper } from '../paper/read-paper.ts';
import { readPrompt } from './read-prompt.ts';

export interface DraftAsk {
  /** What somebody says they need; may be empty where there is a paper. */
  readonly prompt: string;
  /** A form on paper. */
  readonly paper?: Paper | undefined;
  /** What the button says that the form is sent with. */
  readonly submit: string;
}

export interface DraftedForm {
  readonly title: string | undefined;
  readonly form: FormDefinition;
  /** How many questions it has. */
  readonly questions: number;
}

const mostCharacters = 10_000;

/**
 * Drafts a form by rules, from a description, a paper form, or both: no model, no network. What kind each question is, is told by its
 * words; whoever asked looks it through.
 */
export function draftForm({ prompt, paper, submit }: DraftAsk): DraftedForm {
  const said = readPrompt(prompt.slice(0, mostCharacters));
  const seen = paper && readPaper(paper);
  const known = new Set(said.components.map(({ label }) => String(label).toLowerCase()));
  const others = (seen?.components ?? []).filter(({ label }) => !known.has(String(label).toLowerCase()));
  const components = [...said.components, ...others];
  const end = components.findIndex(({ type }) => type === 'signature');
  // Who signs signs what stands above, wherever it was said.
  if (end >= 0 && end < components.length - 1 && said.components.length > 0)
    components.push(...components.splice(end, 1));
  const keys = createKeys();
  for (const component of components) nameAll(component, keys);
  return {
    title: (prompt.trim() === '' ? undefined : said.title) ?? seen?.title,
    form: {
      display: seen?.isInPages ? 'wizard' : 'form',
      components: [...components, ...(seen?.isInPages ? [] : [submitButton(submit)])].map(finished),
    },
    questions: components.reduce((sum, one) => sum + countOf(one), 0),
  };
}

/** Gives keys to what has none; columns of a grid have keys of their own. */
function nameAll(component: DraftComponent, keys: ReturnType<typeof createKeys>): void {
  component.key = keys.take(component.key ?? '', String(component.label ?? ''), component.type);
  component.input ??= component.type !== 'panel' && component.type !== 'content';
  const inside = component.components as DraftComponent[] | undefined;
  if (!inside) return;
  const keysInside = component.type === 'datagrid' ? createKeys() : keys;
  for (const child of inside) nameAll(child, keysInside);
}

const countOf = (component: DraftComponent | ComponentDefinition): number => {
  const inside = component.components as readonly DraftComponent[] | undefined;
  if (component.type === 'panel') return (inside ?? []).reduce((sum, one) => sum + countOf(one), 0);
  return component.input === false ? 0 : 1;
};

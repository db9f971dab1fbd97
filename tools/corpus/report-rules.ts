import { specs } from '@tideform/components/specs';
import { isRecord, parseForm, walkComponents } from '@tideform/engine';
import { collectExpressions, type FormRule, listRules } from '@tideform/engine/rules';
import type { CorpusForm } from './read-corpus.ts';

/** Minimum share of rules, from 0 to 1, that can be described without a key or code. */
const NEEDED = 0.95;

/**
 * Lists the rules that can't be described in plain language, one per line, and a summary line.
 * @returns whether enough rules can be described
 */
export function reportRules(forms: readonly CorpusForm[]): boolean {
  const counts = { all: 0, describedCount: 0, marked: 0, foreign: 0 };
  for (const { file, json } of forms) {
    const parsed = parseForm(json);
    if (!parsed.ok) continue;
    const byId = new Map([...walkComponents(parsed.form)].map(({ id, definition }) => [id, definition]));
    const isChoice = (id: string, name: string) => {
      const values = byId.get(id)?.values;
      return Array.isArray(values) && values.some((one: unknown) => isRecord(one) && one.value === name);
    };
    for (const rule of listRules(parsed.form, specs)) {
      counts.all += 1;
      if (rule.diagnostics.length > 0) counts.marked += 1;
      if (rule.diagnostics.some(({ mark }) => mark === 'absent')) counts.foreign += 1;
      const why = explainUndescribed(rule, isChoice);
      if (why === undefined) counts.describedCount += 1;
      else console.log(`${file} ${rule.id}: ${why}`);
    }
  }
  const share = counts.all === 0 ? 1 : counts.describedCount / counts.all;
  console.log(
    `${counts.all} rules in ${forms.length} forms: ${counts.describedCount} described in plain language (${(share * 100).toFixed(1)} %), ` +
      `${counts.foreign} of all rules call functions that do not exist here; ${counts.marked} have diagnostics`,
  );
  return share >= NEEDED;
}

/** Returns why a rule can't be described without a key or code; `undefined` if it can. */
function explainUndescribed(
  { code, behavior: does, diagnostics: marks }: FormRule,
  isChoice: (id: string, name: string) => boolean,
): string | undefined {
  if (code !== undefined) return `code: ${code.replace(/\s+/g, ' ').slice(0, 120)}`;
  const lost = marks.flatMap((mark) => (mark.mark === 'lost' ? mark.names : []));
  if (lost.length > 0) return `names missing components by key: ${lost.join(', ')}`;
  const expressions = Object.values(does).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'is' in part
      ? collectExpressions(part as Parameters<typeof collectExpressions>[0])
      : [],
  );
  // A choice of a multiple-choice field is described by its label.
  const part = expressions.find(
    (one) => one.is === 'part' && !(one.of.is === 'answer' && isChoice(one.of.of, one.name)),
  );
  return part?.is === 'part' ? `describes a part of an answer by its key: ${part.name}` : undefined;
}

import { specs } from '@tideform/components/specs';
import { isRecord, parseForm, walkComponents } from '@tideform/engine';
import { type FormRule, listRules, meaningsIn } from '@tideform/engine/rules';
import type { CorpusForm } from './read-folder.ts';

/** As many of all rules as have to be said without a key or code. */
const NEEDED = 0.95;

/**
 * Lists the rules of forms that cannot be said in plain words, and what is wrong with rules. One line a rule, one summary line.
 * @returns whether enough of them can be said
 */
export function reportRules(forms: readonly CorpusForm[]): boolean {
  const counts = { all: 0, said: 0, marked: 0, foreign: 0 };
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
      if (rule.marks.length > 0) counts.marked += 1;
      if (rule.marks.some(({ mark }) => mark === 'absent')) counts.foreign += 1;
      const why = whyUnsaid(rule, isChoice);
      if (why === undefined) counts.said += 1;
      else console.log(`${file} ${rule.id}: ${why}`);
    }
  }
  const share = counts.all === 0 ? 1 : counts.said / counts.all;
  console.log(
    `${counts.all} rules in ${forms.length} forms: ${counts.said} said in plain words (${(share * 100).toFixed(1)} %), ` +
      `${counts.foreign} of them call what no form of ours has; ${counts.marked} are marked`,
  );
  return share >= NEEDED;
}

/** `undefined`: it is said without a key and without code. */
function whyUnsaid(
  { code, does, marks }: FormRule,
  isChoice: (id: string, name: string) => boolean,
): string | undefined {
  if (code !== undefined) return `code: ${code.replace(/\s+/g, ' ').slice(0, 120)}`;
  const lost = marks.flatMap((mark) => (mark.mark === 'lost' ? mark.names : []));
  if (lost.length > 0) return `names what is gone by its key: ${lost.join(', ')}`;
  const meanings = Object.values(does).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'is' in part
      ? meaningsIn(part as Parameters<typeof meaningsIn>[0])
      : [],
  );
  // One of several choices has words of its own.
  const part = meanings.find((one) => one.is === 'part' && !(one.of.is === 'answer' && isChoice(one.of.of, one.name)));
  return part?.is === 'part' ? `a part of an answer is said by its key: ${part.name}` : undefined;
}

import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type LogicError } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { logicMessages } from '../../logic/logic.messages.ts';
import { templateProblemMessages } from '../../title-template/template-problem.messages.ts';
import { listLogicFindings } from './logic-findings.ts';
import { problemsMessages } from './problems.messages.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const messages = {
  ...(await problemsMessages.read(englishLocale)),
  kinds: await logicMessages.read(englishLocale),
  templates: await templateProblemMessages.read(englishLocale),
};
const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'panel', key: 'p', title: 'Costs', components: [{ type: 'number', key: 'total', label: 'Total' }] },
  ],
};
const totalId = '1.components.0';
const createFinding = (problem: Partial<LogicError>) =>
  listLogicFindings(
    form,
    [{ nodeId: totalId, kind: 'calculateValue', reason: 'error', detail: '', ...problem }],
    [],
    messages,
  )[0]!;

describe('findings about logic', () => {
  it('reports which part of an HTML text is left out', () => {
    const text: FormDefinition = { components: [{ type: 'content', key: 'c', html: '{% if (data.a) { %} b {% } %}' }] };
    const { warnings } = createSession({ form: text, specs });
    const texts = listLogicFindings(text, [], warnings, messages).map((finding) => finding.text);
    expect(texts).toEqual([
      'Code in {% … %} doesn’t run. The code and everything between its first and last line will be left out.',
    ]);
  });

  it('names the field, its logic, and the setting to correct', () => {
    expect(createFinding({ detail: 'too odd' })).toEqual({
      path: totalId,
      label: 'Total',
      logicName: 'Calculated value',
      text: 'This code stopped with an error: too odd. Until you fix it, the answer isn’t calculated.',
      setting: 'calculateValue',
    });
    expect(createFinding({ kind: 'logic' })).toMatchObject({ logicName: 'Rules', setting: 'logic' });
    expect(createFinding({ kind: 'conditional.json' })).toMatchObject({ setting: 'conditional' });
  });

  it.each<[Partial<LogicError>, string]>([
    [
      { reason: 'missing', detail: 'instance.validateIban', kind: 'validate.custom' },
      'This code uses instance.validateIban, which Tideform doesn’t support. Use data, row, value, moment, or _ instead. Until you fix it, every answer is accepted.',
    ],
    [{ reason: 'missing', detail: 'site' }, 'isn’t defined. The field’s answer is data.site. Until'],
    [{ reason: 'time' }, 'took longer than 50 ms'],
    [{ reason: 'memory' }, 'used too much memory'],
    [{ reason: 'cycle', detail: 'a ← b ← a' }, 'Circular dependency: a ← b ← a.'],
    [{ reason: 'unavailable' }, 'Code can’t run here.'],
    [{ detail: "ReferenceError: 'site' is not defined" }, 'isn’t defined. The field’s answer is data.site.'],
    [{ detail: 'ReferenceError: jQuery is not defined' }, 'This code uses jQuery, which isn’t defined. Until'],
    [
      { detail: "TypeError: cannot read property 'name' of undefined" },
      'reads “name” from something that doesn’t have a value',
    ],
    [{ detail: "SyntaxError: unexpected token ')'" }, "has a syntax error: unexpected token ')'. The editor marks"],
  ])('formats %o', (problem, text) => {
    expect(createFinding(problem).text).toContain(text);
  });

  it('lists findings that are known before the form is answered, in the order of the form', () => {
    const odd: FormDefinition = {
      components: [
        { type: 'textfield', key: 'a', label: 'A', conditional: { show: true, when: 'gone', eq: '1' } },
        {
          type: 'textfield',
          key: 'b',
          label: 'B',
          conditional: { show: true, conditions: [{ component: 'a', operator: 'sings', value: 1 }] },
          logic: [
            { name: 'l', trigger: { type: 'simple', simple: { show: true, when: 'lost', eq: '' } }, actions: [] },
          ],
        },
        { type: 'number', key: 'c', label: 'C', calculateValue: { nonsense: [1] } },
        { type: 'moonPhase', key: 'd' },
      ],
    };
    const { warnings } = createSession({ form: odd, specs });
    const failing: LogicError = { nodeId: '0', kind: 'onChange', reason: 'time', detail: '' };
    const found = listLogicFindings(odd, [failing], warnings, messages);
    expect(found.map(({ label, logicName }) => `${label}: ${logicName}`)).toEqual([
      'A: Visibility condition',
      'A: On-change code',
      'B: Visibility condition',
      'B: Rules',
      'C: Calculated value',
    ]);
    expect(found[0]!.text).toContain('“gone”');
    expect(found[2]!.text).toContain('“sings”');
    expect(found[3]!.text).toContain('“lost”');
    expect(found[4]!.text).toBe('This JSONLogic rule uses the operator “nonsense”, which doesn’t exist.');
  });
});

import { describe, expect, it } from 'vitest';
import { printForm } from '../print/print-form.ts';
import { createSession } from '../session/create-session.ts';
import { validateSubmission } from '../submission/settle-submission.ts';
import { createField, scenarioSpecs, startScenario } from '../testing/index.ts';

const viewer = { id: 'grace', isCreator: true };
const hidden = { creatorPermissions: 'hidden' };
const view = { creatorPermissions: 'view' };
const required = { validate: { required: true, minLength: 3 } };

describe('a component that a viewer may not answer', () => {
  it('[ENG-164] is not shown if hidden, keeps its answer and does not block submitting', () => {
    const form = [
      createField('textfield', 'Score', { ...hidden, ...required, validateWhenHidden: true }),
      createField('textfield', 'A'),
    ];
    const respondent = startScenario(form, { viewer, data: { score: 'x' } });
    respondent.expectHidden('Score').answer('A', 'b').submit().expectData({ score: 'x', a: 'b' });
    expect(respondent.session.validate()).toEqual([]);
  });

  it('[ENG-165] is shown and disabled if it can only be viewed, and isn’t required or validated', () => {
    const respondent = startScenario([createField('textfield', 'Score', { ...view, ...required })], {
      viewer,
      data: { score: 'x' },
    });
    respondent.expectVisible('Score').leave('Score').submit().expectNoError('Score').expectAnswer('Score', 'x');
    expect(respondent.session.state('0')).toMatchObject({ disabled: true, required: false });
  });

  it('[ENG-164] is unchanged for all other viewers', () => {
    const form = [createField('textfield', 'Score', { ...hidden, ...required })];
    startScenario(form, { viewer: { id: 'ada', isCreator: false } })
      .expectVisible('Score')
      .submit()
      .expectError('Score', 'required');
    startScenario(form).expectVisible('Score').submit().expectError('Score', 'required');
  });

  it('[ENG-166] passes its restriction on to its descendants, including grids and rows', () => {
    const inner = createField('textfield', 'Inner', { ...required, creatorPermissions: 'edit' });
    const form = [
      createField('panel', 'Page', {
        ...view,
        components: [
          inner,
          createField('container', 'Box', { ...hidden, components: [createField('textfield', 'Deep')] }),
        ],
      }),
      createField('datagrid', 'Lines', {
        components: [createField('textfield', 'Cost', hidden), createField('textfield', 'What', view)],
      }),
    ];
    const respondent = startScenario(form, { viewer, data: { lines: [{ cost: '3' }] } });
    respondent
      .expectVisible('Inner', 'What, row 1')
      .expectHidden('Deep', 'Cost, row 1')
      .submit()
      .expectNoError('Inner');
    expect(respondent.session.state('1').visibleColumns).toEqual([1]);
    expect(respondent.session.state('1.r0.1')).toMatchObject({ disabled: true });
  });

  it('[ENG-167] evaluates its conditions like any other, so that the data does not depend on the viewer', () => {
    const condition = { conditional: { show: true, when: 'a', eq: 'yes' } };
    const form = [createField('textfield', 'A'), createField('textfield', 'Score', { ...hidden, ...condition })];
    const respondent = startScenario(form, { viewer, data: { a: 'yes', score: '5' } });
    respondent.expectHidden('Score').answer('A', 'no').expectData({ a: 'no' });
  });

  it('[ENG-164] gets its default, and can be used in conditions', () => {
    const form = [
      createField('textfield', 'Level', { ...hidden, defaultValue: 'high' }),
      createField('textfield', 'Why', { conditional: { show: true, when: 'level', eq: 'high' } }),
    ];
    startScenario(form, { viewer }).expectVisible('Why').expectData({ level: 'high', why: '' });
  });

  it('[ENG-165] cannot be answered, emptied or given rows through the session either', () => {
    const form = [
      createField('textfield', 'Score', view),
      createField('datagrid', 'Lines', { ...view, components: [createField('textfield', 'Cost')] }),
      createField('textfield', 'A'),
    ];
    const { session } = startScenario(form, { viewer, data: { score: '5', lines: [{ cost: '3' }], a: 'x' } });
    session.setValue('0', 'mine');
    session.setValue('1.r0.0', '0');
    session.addRow('1');
    session.reset();
    expect(session.data()).toEqual({ score: '5', lines: [{ cost: '3' }], a: '' });
  });

  it('[ENG-166] cannot be enabled by logic', () => {
    const logic = [
      {
        trigger: { type: 'simple', simple: { show: true, when: 'a', eq: 'yes' } },
        actions: [
          { type: 'property', property: { value: 'disabled', type: 'boolean' }, state: false },
          { type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: true },
          { type: 'property', property: { value: 'hidden', type: 'boolean' }, state: false },
        ],
      },
    ];
    const form = [
      createField('textfield', 'A'),
      createField('textfield', 'Score', { ...view, logic }),
      createField('textfield', 'Deep', { ...hidden, logic }),
    ];
    const respondent = startScenario(form, { viewer });
    respondent.answer('A', 'yes').expectHidden('Deep').submit().expectNoError('Score');
    expect(respondent.session.state('1')).toMatchObject({ disabled: true, required: false });
  });

  it('[ENG-164] is not printed for the viewer, and not required in their submission', async () => {
    const components = [createField('textfield', 'Score', { ...hidden, ...required }), createField('textfield', 'A')];
    const options = { form: { components }, specs: scenarioSpecs, data: { a: 'b' } };
    const prints = { textfield: ({ label }: { readonly label: string }) => [{ kind: 'text', text: label }] as const };
    expect(printForm(createSession({ ...options, viewer, readOnly: true }), prints)).toEqual([
      { kind: 'text', text: 'A' },
    ]);
    expect(printForm(createSession({ ...options, readOnly: true }), prints)).toHaveLength(2);
    expect((await validateSubmission({ ...options, viewer })).issues).toEqual([]);
    expect((await validateSubmission(options)).issues).toMatchObject([{ rule: 'required' }]);
  });
});

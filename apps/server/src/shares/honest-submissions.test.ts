import { createSampleData } from '@tideform/components/sample-data';
import { specs } from '@tideform/components/specs';
import {
  createSession,
  type FormDefinition,
  getPersistentAnswers,
  type Session,
  settleSubmission,
} from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { expect, it } from 'vitest';
import { ownTemplates } from '../templates/all-templates.ts';
import { anonymousViewer, hideTeamComponents } from './create-anonymous-schema.ts';

const nowMs = Date.parse('2026-03-14T10:00:00Z');
const options = { specs, viewer: anonymousViewer, nowMs, timeZone: 'Europe/London', scripts: openTestScripts };

/** Templates that ship with the product. */
const forms = ownTemplates.map((template) => [template.key, template] as const);

/** Answers all visible and enabled fields, with `answers` or otherwise with sample data of each component. */
async function answerAll(session: Session, answers: object): Promise<void> {
  const samples: Readonly<Record<string, unknown>> = { ...createSampleData(session.form), ...answers };
  const visit = (id: string): void => {
    const { spec, definition, slots } = session.node(id);
    const { visible, disabled, rows } = session.state(id);
    const sample = samples[definition.key ?? definition.type];
    if (spec?.shape === 'value' && visible && !disabled && sample !== undefined) session.setValue(id, sample);
    if (rows && visible && !disabled) session.addRow(id);
    for (const child of slots.flat()) visit(child);
    for (const cell of session.state(id).rows?.flatMap(({ fieldIds }) => fieldIds) ?? []) visit(cell);
  };
  for (const id of session.rootIds) visit(id);
  await session.settled();
}

async function createSubmission(form: FormDefinition, answers?: object) {
  const session = createSession({ ...options, form });
  await session.settled();
  if (answers) await answerAll(session, answers);
  const data = getPersistentAnswers(form, specs, session.data());
  session.close();
  return data;
}

it.each(forms)('[ENG-231] does not change answers from an unmodified page: %s', async (_name, { schema, tests }) => {
  const form = hideTeamComponents(schema);
  for (const answers of [undefined, tests[0]?.answers ?? {}]) {
    const data = await createSubmission(form, answers);
    expect(getPersistentAnswers(form, specs, await settleSubmission({ ...options, form, data }))).toEqual(data);
  }
});

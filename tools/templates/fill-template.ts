import { createSampleData } from '@tideform/components/sample-data';
import { specs } from '@tideform/components/specs';
import { createSession, type Session, type SubmissionData } from '@tideform/engine';
import type { ownTemplates } from '@tideform/server/templates';
import { PNG } from 'pngjs';

const MAX_ROUNDS = 6;

type Template = (typeof ownTemplates)[number];

interface FilledTemplate {
  readonly data: SubmissionData;
  readonly fields: number;
  readonly shown: number;
  /** Remaining validation errors: the label of the field and the broken rule. */
  readonly remainingErrors: readonly string[];
}

/**
 * Fills in a form with sample answers of its components and the answers of its first form test; then waits for
 * calculations, and fixes validation errors: missing signatures, missing rows, dates out of range.
 */
export async function fillTemplate({ schema, tests }: Template): Promise<FilledTemplate> {
  const [first] = tests;
  const data = { ...createSampleData(schema), ...first?.answers };
  const session = createSession({ form: schema, specs, data, nowMs: Date.parse(first?.at ?? '2026-01-15T09:00:00Z') });
  await session.settled();
  for (let round = 0; round < MAX_ROUNDS && session.validate().length > 0; round += 1) {
    for (const { nodeId, rule } of session.validate()) fixAnswer(session, nodeId, rule, first?.at.slice(0, 10) ?? '');
    await session.settled();
  }
  const fieldIds = listFields(session, session.rootIds);
  const labelOf = (id: string) => session.node(id).definition.label ?? id;
  const filled = {
    data: session.data(),
    fields: fieldIds.length,
    shown: fieldIds.filter((id) => session.state(id).visible).length,
    remainingErrors: session.validate().map(({ nodeId, rule }) => `${labelOf(nodeId)}: ${rule}`),
  };
  session.close();
  return filled;
}

/** Picture of a signature: signature fields have no sample answer. */
const signature = `data:image/png;base64,${Buffer.from(drawnLine()).toString('base64')}`;

function fixAnswer(session: Session, id: string, rule: string, today: string): void {
  const { definition } = session.node(id);
  if (rule === 'minRows') return void session.addRow(id);
  if (rule === 'maxDate' || rule === 'minDate') return void session.setValue(id, today);
  if (rule !== 'required') return;
  const made = createSampleData({ components: [definition] })[definition.key ?? ''];
  session.setValue(id, made === '' ? signature : made);
}

function drawnLine(): Uint8Array {
  const picture = new PNG({ width: 240, height: 80 });
  picture.data.fill(0xff);
  for (let x = 20; x < 220; x += 1) {
    const y = Math.round(40 + 18 * Math.sin(x / 9) * Math.cos(x / 31));
    for (const line of [y, y + 1]) picture.data.set([0, 0, 0], 4 * (line * picture.width + x));
  }
  return PNG.sync.write(picture);
}

/** Returns the IDs of all fields with an answer, including those in rows. */
function listFields(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const { spec, slots } = session.node(id);
    const rows = session.state(id).rows ?? [];
    const own = spec && spec.shape !== 'none' && !spec.submits ? [id] : [];
    return [...own, ...listFields(session, slots.flat()), ...rows.flatMap((row) => listFields(session, row.fieldIds))];
  });
}

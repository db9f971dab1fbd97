import { sampleDataOf } from '@tideform/components/sample-data';
import { specs } from '@tideform/components/specs';
import { createSession, type Session, type SubmissionData } from '@tideform/engine';
import type { ownTemplates } from '@tideform/server/templates';
import { PNG } from 'pngjs';

const MOST_TURNS = 6;

type Template = (typeof ownTemplates)[number];

interface Filled {
  readonly data: SubmissionData;
  readonly fields: number;
  readonly shown: number;
  /** Labels, with the rule that the made-up answer breaks. */
  readonly wrong: readonly string[];
}

/**
 * Answers a form with what its components make up, and over that what the first of its own tests answers; lets it calculate, and
 * answers what is asked for then: signatures, further rows, days that are not before today.
 */
export async function fillTemplate({ schema, tests }: Template): Promise<Filled> {
  const [first] = tests;
  const data = { ...sampleDataOf(schema), ...first?.answers };
  const session = createSession({ form: schema, specs, data, nowMs: Date.parse(first?.at ?? '2026-01-15T09:00:00Z') });
  await session.settled();
  for (let turn = 0; turn < MOST_TURNS && session.validate().length > 0; turn += 1) {
    for (const { nodeId, rule } of session.validate()) mend(session, nodeId, rule, first?.at.slice(0, 10) ?? '');
    await session.settled();
  }
  const asked = fieldsOf(session, session.rootIds);
  const labelOf = (id: string) => session.node(id).definition.label ?? id;
  const filled = {
    data: session.data(),
    fields: asked.length,
    shown: asked.filter((id) => session.state(id).visible).length,
    wrong: session.validate().map(({ nodeId, rule }) => `${labelOf(nodeId)}: ${rule}`),
  };
  session.close();
  return filled;
}

/** A signature, where nobody can make one up. */
const signature = `data:image/png;base64,${Buffer.from(drawnLine()).toString('base64')}`;

function mend(session: Session, id: string, rule: string, today: string): void {
  const { definition } = session.node(id);
  if (rule === 'minRows') return void session.addRow(id);
  if (rule === 'maxDate' || rule === 'minDate') return void session.setValue(id, today);
  if (rule !== 'required') return;
  const made = sampleDataOf({ components: [definition] })[definition.key ?? ''];
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

/** Everything with an answer, rows and all. */
function fieldsOf(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const { spec, slots } = session.node(id);
    const rows = session.state(id).rows ?? [];
    const own = spec && spec.shape !== 'none' && !spec.submits ? [id] : [];
    return [...own, ...fieldsOf(session, slots.flat()), ...rows.flatMap((row) => fieldsOf(session, row.fieldIds))];
  });
}

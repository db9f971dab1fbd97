import { isRecord, parseFieldPath, readAt, type Session, type SubmissionData, type ValueKind } from '@tideform/engine';

/** Value kinds whose answers are a single text, number or boolean, or a list of them. */
const plainKinds: ReadonlySet<ValueKind> = new Set([
  ...(['text', 'markup', 'email', 'phone', 'link', 'secret', 'number', 'amount', 'tick'] as const),
  ...(['date', 'dateTime', 'time', 'day'] as const),
]);

/**
 * Finds answers with a shape that the app never creates, such as an object in a text field or a list within a list.
 * Rules tolerate any value, so a field without rules would let these into the library. Hidden fields are checked too,
 * since their answers may be kept.
 *
 * @param data the original data, since a session normalizes shapes
 */
export function findMalformedPaths(session: Session, data: SubmissionData): readonly string[] {
  const findIn = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { props, rows = [] } = session.state(id);
    const isPlainField = spec?.shape === 'value' && plainKinds.has(spec.valueKind(props));
    const isWrong = isPlainField && !hasPlainShape(readAt(data, parseFieldPath(path)));
    return [
      ...(isWrong ? [path] : []),
      ...[...slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)].flatMap(findIn),
    ];
  };
  return session.rootIds.flatMap(findIn);
}

const hasPlainShape = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : isPlain(value));

const isPlain = (value: unknown): boolean =>
  isRecord(value) ? isMaskedText(value) : typeof value !== 'object' || value === null;

/** Returns true for form.io's answer of a field with several input masks: the text and the label of its mask. */
const isMaskedText = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length === 2 && typeof value.value === 'string' && typeof value.maskName === 'string';

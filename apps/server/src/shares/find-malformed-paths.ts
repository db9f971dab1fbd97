import {
  getAtPath,
  isRecord,
  parseFieldPath,
  type Session,
  type SubmissionData,
  type ValueKind,
} from '@tideform/engine';

/** Value kinds whose answer is a single text, number or boolean, or a list of these. */
const plainKinds: ReadonlySet<ValueKind> = new Set([
  ...(['text', 'markup', 'email', 'phone', 'link', 'secret', 'number', 'amount', 'tick'] as const),
  ...(['date', 'dateTime', 'time', 'day'] as const),
]);

/**
 * Finds answers with a shape that the app never creates, such as an object in a text field or a list within a list.
 * Rules accept any value, so a field without rules would allow such answers in the library. Hidden fields are checked
 * too, since their answers may be stored.
 *
 * @param data the submitted data, since a session normalizes shapes
 * @returns data paths of the malformed answers
 */
export function findMalformedPaths(session: Session, data: SubmissionData): readonly string[] {
  const findIn = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { props, rows = [] } = session.state(id);
    const isPlainField = spec?.shape === 'value' && plainKinds.has(spec.valueKind(props));
    const isWrong = isPlainField && !hasPlainShape(getAtPath(data, parseFieldPath(path)));
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

/**
 * Returns true if the value is the answer of a field with several input masks in form.io's format: the text and the
 * mask's label.
 */
const isMaskedText = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length === 2 && typeof value.value === 'string' && typeof value.maskName === 'string';

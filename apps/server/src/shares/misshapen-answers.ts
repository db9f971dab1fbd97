import {
  isRecord,
  readAt,
  type Session,
  type SubmissionData,
  segmentsOfFieldPath,
  type ValueKind,
} from '@tideform/engine';

/** Kinds of answers that are one word, number or tick, or several of them. */
const plainKinds: ReadonlySet<ValueKind> = new Set([
  ...(['text', 'markup', 'email', 'phone', 'link', 'secret', 'number', 'amount', 'tick'] as const),
  ...(['date', 'dateTime', 'time', 'day'] as const),
]);

/**
 * Finds answers that no view gives: an object where a field takes words, a list within a list. Rules bear any answer, and a field that
 * has none would let them into the library as they came. Hidden fields, too, for their answers may be kept.
 *
 * @param data as they were handed in: a session brings them into shape
 */
export function misshapenPaths(session: Session, data: SubmissionData): readonly string[] {
  const pathsOf = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { props, rows = [] } = session.state(id);
    const isPlainField = spec?.shape === 'value' && plainKinds.has(spec.valueKind(props));
    const isWrong = isPlainField && !hasPlainShape(readAt(data, segmentsOfFieldPath(path)));
    return [
      ...(isWrong ? [path] : []),
      ...[...slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)].flatMap(pathsOf),
    ];
  };
  return session.rootIds.flatMap(pathsOf);
}

const hasPlainShape = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : isPlain(value));

const isPlain = (value: unknown): boolean =>
  isRecord(value) ? isMasked(value) : typeof value !== 'object' || value === null;

/** A text under one of several masks, by that mask's label: as form.io stores it. */
const isMasked = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length === 2 && typeof value.value === 'string' && typeof value.maskName === 'string';

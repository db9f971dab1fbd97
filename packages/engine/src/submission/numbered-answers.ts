import { type Segments, segmentsOfFieldPath } from '../data/data-path.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import { isTrue } from '../definition/read-property.ts';
import { isRecord } from '../json/is-record.ts';
import type { Session } from '../session/session.ts';

/** Finds the answers that are to be the response's number: their data paths, in rows too. Of what a condition hides none. */
export function numberedPaths(session: Session): readonly string[] {
  const pathsOf = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { visible, rows = [], definition } = session.state(id);
    const own = spec?.isNumber && (visible || isTrue(definition.hidden)) ? [path] : [];
    return [...own, ...[...slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)].flatMap(pathsOf)];
  };
  return session.rootIds.flatMap(pathsOf);
}

/** The same answers with the number at these paths, whatever was there. What else is there stays the same object. */
export function withNumber(data: SubmissionData, paths: readonly string[], number: number): SubmissionData {
  return paths.reduce((answers, path) => put(answers, segmentsOfFieldPath(path), number) as SubmissionData, data);
}

/** NOTE: an answer that is no object, where a container or a row should be, is left as it is. */
function put(value: unknown, [name, ...rest]: Segments, number: number): unknown {
  if (name === undefined) return number;
  if (Array.isArray(value)) return value.map((row, index) => (String(index) === name ? put(row, rest, number) : row));
  if (value !== undefined && value !== null && !isRecord(value)) return value;
  const before = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { ...value, [name]: put(before, rest, number) };
}

import type { SubmissionData } from '../data/answers.ts';
import { parseFieldPath, type Segments } from '../data/data-path.ts';
import { isTrue } from '../definition/read-property.ts';
import { isRecord } from '../json/json-value.ts';
import type { Session } from '../session/session.ts';

/** Returns the data paths of all answers that store the submission number, except those hidden by a condition. */
export function findNumberPaths(session: Session): readonly string[] {
  const collectPaths = (id: string): readonly string[] => {
    const { spec, path, slots } = session.node(id);
    const { visible, rows = [], definition } = session.state(id);
    const own = spec?.isNumber && (visible || isTrue(definition.hidden)) ? [path] : [];
    return [...own, ...[...slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)].flatMap(collectPaths)];
  };
  return session.rootIds.flatMap(collectPaths);
}

/** Returns the answers with the number at these paths. Unchanged parts are shared. */
export function setNumberAtPaths(data: SubmissionData, paths: readonly string[], number: number): SubmissionData {
  return paths.reduce((answers, path) => setAtPath(answers, parseFieldPath(path), number) as SubmissionData, data);
}

/** NOTE: if the value of a container or row is not an object, this value is returned unchanged. */
function setAtPath(value: unknown, [name, ...rest]: Segments, number: number): unknown {
  if (name === undefined) return number;
  if (Array.isArray(value))
    return value.map((row, index) => (String(index) === name ? setAtPath(row, rest, number) : row));
  if (value !== undefined && value !== null && !isRecord(value)) return value;
  const before = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { ...value, [name]: setAtPath(before, rest, number) };
}

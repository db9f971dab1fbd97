import { type ComponentSpec, isRecord } from '@tideform/engine';
import { parsePeople, type StoredPerson } from '../kit/people/stored-person.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { filterEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** People who may decide. Empty: everyone who may edit the response. */
  approvers: parsePeople,
};

export type ApprovalProps = ParsedShape<typeof shape>;

export interface Approval {
  readonly status: 'approved' | 'rejected';
  /** Author of the decision. Absent: unknown. */
  readonly by?: StoredPerson | undefined;
  /** Time of the decision: ISO 8601, UTC. */
  readonly timestamp?: string | undefined;
  readonly comment?: string | undefined;
}

/** Component spec of a decision about one response. It can only be made by a person, not by prefilling or copying. */
export const approval: ComponentSpec<ApprovalProps, Approval> = {
  ...valueSpec,
  type: 'approval',
  valueKind: () => 'decision',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => value === undefined || (isRecord(value) && Object.keys(value).length === 0),
  check: (value) => (parseApproval(value) ? [] : [{ rule: 'decision' }]),
  // Anonymous respondents can't store a decision's author, because a forged name would be believed.
  anonymousAnswer: (value) => (isRecord(value) ? filterEntries(value, ([name]) => name !== 'by') : value),
  normalize: (value) => (value === null || value === '' ? undefined : (value as Approval | undefined)),
  answeredBy: ({ approvers }) => approvers,
  teamSettings: ['approvers'],
  logicValue: (value) => parseApproval(value)?.status ?? '',
};

/**
 * Parses a stored decision.
 * @returns `undefined` for a value that isn't a decision
 */
export function parseApproval(value: unknown): Approval | undefined {
  if (!isRecord(value) || (value.status !== 'approved' && value.status !== 'rejected')) return undefined;
  const { status, by, timestamp, comment } = value;
  return {
    status,
    by: parsePeople(by)[0],
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
    comment: typeof comment === 'string' ? comment : undefined,
  };
}

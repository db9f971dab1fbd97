import { type ComponentSpec, isRecord } from '@tideform/engine';
import { peopleIn, type StoredPerson } from '../kit/people/stored-person.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../kit/read/lenient.ts';
import { keptEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** Who alone may approve. Nobody is named: whoever may edit the response. */
  approvers: peopleIn,
};

export type ApprovalProps = Read<typeof shape>;

export interface Approval {
  readonly status: 'approved' | 'rejected';
  /** Absent where nobody knew who decided. */
  readonly by?: StoredPerson | undefined;
  /** When it was decided: ISO 8601, UTC. */
  readonly timestamp?: string | undefined;
  readonly comment?: string | undefined;
}

/** A decision about one response, given by a person's own hand: no address and no copy brings it. */
export const approval: ComponentSpec<ApprovalProps, Approval> = {
  ...valueSpec,
  type: 'approval',
  valueKind: () => 'decision',
  mayPrefill: false,
  mayCopy: false,
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => value === undefined || (isRecord(value) && Object.keys(value).length === 0),
  check: (value) => (readApproval(value) ? [] : [{ rule: 'decision' }]),
  // A decision by somebody else's name would be believed.
  anonymousAnswer: (value) => (isRecord(value) ? keptEntries(value, ([name]) => name !== 'by') : value),
  normalize: (value) => (value === null || value === '' ? undefined : (value as Approval | undefined)),
  answeredBy: ({ approvers }) => approvers,
  teamSettings: ['approvers'],
  logicValue: (value) => readApproval(value)?.status ?? '',
};

/** @returns `undefined` for what is no decision, whoever stored it */
export function readApproval(value: unknown): Approval | undefined {
  if (!isRecord(value) || (value.status !== 'approved' && value.status !== 'rejected')) return undefined;
  const { status, by, timestamp, comment } = value;
  return {
    status,
    by: peopleIn(by)[0],
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
    comment: typeof comment === 'string' ? comment : undefined,
  };
}

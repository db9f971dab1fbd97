import {
  createFindingReason,
  type Finding,
  type FindingLedger,
  type FindingOutcome,
  type FindingReason,
} from './finding.ts';

type Properties = Readonly<Record<string, unknown>>;

/**
 * Object of an imported file (a question, a page, a row of a sheet) of which every property must be reported.
 * Properties that weren't read before `close` are reported as lost.
 */
export interface SourcePart {
  readonly place: string;
  /** Returns the value of a property without reporting it. */
  peek(property: string): unknown;
  /** Returns the value of a property and reports it as kept; `undefined` if absent. */
  keep(property: string): unknown;
  /** Returns the value of a property, reports it as changed, and stores the original value. */
  change(property: string, reason: FindingReason): unknown;
  /** Returns the value of a property, reports it as lost, and stores the original value. */
  lose(property: string, reason: FindingReason): unknown;
  /** Adds a finding in addition to those of the properties. */
  note(outcome: FindingOutcome, property: string, reason: FindingReason): void;
  /** Sets the title that users see in the report. */
  setTitle(title: string): void;
  /**
   * Reports unread properties as lost.
   * @returns all changed and lost properties with their original values; `undefined` if there are none
   */
  close(): Properties | undefined;
}

/**
 * Opens an object of an imported file for reading.
 * @param isNothing returns whether a value counts as absent, such as a blank cell
 */
export function openSourcePart(
  ledger: FindingLedger,
  place: string,
  properties: Properties,
  isNothing: (value: unknown) => boolean = (value) => value === undefined,
): SourcePart {
  let part = '';
  const open = new Set(Object.keys(properties).filter((name) => !isNothing(properties[name])));
  const storedProperties: Record<string, unknown> = {};
  const value: Omit<Finding, 'part'>[] = [];
  const look = (property: string): unknown =>
    Object.hasOwn(properties, property) && !isNothing(properties[property]) ? properties[property] : undefined;
  const read = (outcome: FindingOutcome, property: string, reason?: FindingReason): unknown => {
    if (!open.delete(property)) return look(property);
    if (outcome !== 'kept') storedProperties[property] = properties[property];
    value.push({ outcome, place, property, ...(reason && { reason }) });
    return properties[property];
  };
  return {
    place,
    peek: look,
    keep: (property) => read('kept', property),
    change: (property, reason) => read('changed', property, reason),
    lose: (property, reason) => read('lost', property, reason),
    note: (outcome, property, reason) => void value.push({ outcome, place, property, reason }),
    setTitle(title) {
      part = title.length > 200 ? `${title.slice(0, 199)}…` : title;
    },
    close() {
      for (const property of [...open]) read('lost', property, createFindingReason('unknown'));
      ledger.note(value.map((finding) => ({ ...finding, part })));
      value.length = 0;
      return Object.keys(storedProperties).length > 0 ? storedProperties : undefined;
    },
  };
}

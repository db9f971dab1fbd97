import { because, type Finding, type Ledger, type Outcome, type Reason } from './finding.ts';

type Properties = Readonly<Record<string, unknown>>;

/**
 * One object of a foreign file (a question, a page, a row of a sheet), of which each property has to be accounted for.
 * What nobody has asked for when it is closed is lost, and says so.
 */
export interface SourcePart {
  readonly place: string;
  /** The value, without an account of it. */
  look(property: string): unknown;
  /** The value, carried over; `undefined` where there is none. */
  keep(property: string): unknown;
  /** The value, carried over in another way. Kept aside as it was. */
  change(property: string, reason: Reason): unknown;
  /** The value, not carried over. Kept aside as it was. */
  lose(property: string, reason: Reason): unknown;
  /** A note on top of what is said of its properties. */
  note(outcome: Outcome, property: string, reason: Reason): void;
  /** What people call it. */
  call(title: string): void;
  /** @returns all that was changed or lost, as it stood in the file; `undefined` when nothing was */
  close(): Properties | undefined;
}

/** @param isNothing says of which values nothing is to be said: a blank cell */
export function openPart(
  ledger: Ledger,
  place: string,
  properties: Properties,
  isNothing: (value: unknown) => boolean = (value) => value === undefined,
): SourcePart {
  let part = '';
  const open = new Set(Object.keys(properties).filter((name) => !isNothing(properties[name])));
  const aside: Record<string, unknown> = {};
  const found: Omit<Finding, 'part'>[] = [];
  const look = (property: string): unknown =>
    Object.hasOwn(properties, property) && !isNothing(properties[property]) ? properties[property] : undefined;
  const take = (outcome: Outcome, property: string, reason?: Reason): unknown => {
    if (!open.delete(property)) return look(property);
    if (outcome !== 'kept') aside[property] = properties[property];
    found.push({ outcome, place, property, ...(reason && { reason }) });
    return properties[property];
  };
  return {
    place,
    look,
    keep: (property) => take('kept', property),
    change: (property, reason) => take('changed', property, reason),
    lose: (property, reason) => take('lost', property, reason),
    note: (outcome, property, reason) => void found.push({ outcome, place, property, reason }),
    call(title) {
      part = title.length > 200 ? `${title.slice(0, 199)}…` : title;
    },
    close() {
      for (const property of [...open]) take('lost', property, because('unknown'));
      ledger.note(found.map((finding) => ({ ...finding, part })));
      found.length = 0;
      return Object.keys(aside).length > 0 ? aside : undefined;
    },
  };
}

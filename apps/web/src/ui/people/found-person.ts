/** A person or a group of the directory. */
export type FoundPerson = FoundUser | FoundGroup;

export interface FoundUser {
  readonly kind: 'user';
  readonly id: string;
  readonly name: string;
  /** What tells two of the same name apart. */
  readonly signInName: string;
}

export interface FoundGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly name: string;
  /** A Microsoft 365 group; else a security group. */
  readonly isUnified: boolean;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** The person may not search groups: there are none among them for that reason. */
  readonly lacksGroups?: boolean;
}

export type SearchPeople = (text: string, signal: AbortSignal) => Promise<FoundPeople>;

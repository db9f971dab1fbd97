/** A person or a group of the directory. */
export interface FoundPerson {
  readonly kind: 'user' | 'group';
  readonly id: string;
  readonly name: string;
  /** What tells two of the same name apart: the sign-in name, the kind of group. */
  readonly detail: string;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** The person may not search groups: there are none among them for that reason. */
  readonly lacksGroups?: boolean;
}

export type SearchPeople = (text: string, signal: AbortSignal) => Promise<FoundPeople>;

import { createContext, useContext } from 'react';

/** A person as an answer keeps them. */
export interface Person {
  readonly id: string;
  readonly userPrincipalName?: string;
  readonly displayName?: string;
  readonly mail?: string;
  readonly givenName?: string;
  readonly surname?: string;
  readonly jobTitle?: string;
  /** Number of their row in the site's list of users. */
  readonly userLookupId?: number | string;
}

export interface PeopleWanted {
  readonly from: 'teamMembers' | 'organization';
  /** How a name or address begins; all of them where it is empty. */
  readonly text: string;
  /** What the page before has said: where it goes on. */
  readonly after?: string | undefined;
}

export interface PeoplePage {
  readonly people: readonly Person[];
  /** There are more. */
  readonly next?: string | undefined;
}

/** Where people are found. */
export interface PeopleSource {
  /** Who answers. Absent: nobody that is known. */
  readonly me?: Person | undefined;
  readonly isOnline: boolean;
  /** Somebody from another organization: theirs is not the one to search. */
  readonly isGuest: boolean;
  /** At most 20 people. @throws when nobody can be asked now */
  find(wanted: PeopleWanted, signal: AbortSignal): Promise<PeoplePage>;
  /** All that is known of somebody who was found. */
  whole(person: Person): Promise<Person>;
}

const PeopleContext = createContext<PeopleSource | undefined>(undefined);

export const PeopleProvider = PeopleContext.Provider;

/** `undefined` where nobody is signed in, and where nobody answers: canvas, playground. */
export const usePeopleSource = (): PeopleSource | undefined => useContext(PeopleContext);

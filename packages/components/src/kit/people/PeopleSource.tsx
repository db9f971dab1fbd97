import { createContext, useContext } from 'react';
import type { StoredPerson } from './stored-person.ts';

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

/** A group of the directory. */
export interface Group {
  readonly id: string;
  readonly displayName: string;
  /** A Microsoft 365 group; else a security group. */
  readonly isUnified: boolean;
}

export interface PeopleWanted {
  readonly from: 'teamMembers' | 'organization';
  /** How a name or address begins; all of them where it is empty. */
  readonly text: string;
  /** What the page before has said: where it goes on. */
  readonly after?: string | undefined;
  /** For permissions: 30 people, and as many groups where those are wanted. Else 20 people. */
  readonly toPermit?: 'people' | 'people and groups' | undefined;
}

export interface PeoplePage {
  readonly people: readonly StoredPerson[];
  readonly groups?: readonly Group[];
  /** Groups were wanted, and the person may not search them. */
  readonly lacksGroups?: boolean;
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
  /** @throws when nobody can be asked now */
  find(wanted: PeopleWanted, signal: AbortSignal): Promise<PeoplePage>;
  /** Reads all that is known of a person who was found. */
  whole(person: StoredPerson): Promise<Person>;
  /** The picture of a person; `undefined` where there is none. */
  pictureOf(userId: string): Promise<Blob | undefined>;
  /** The team's people are no data source yet: nobody can be chosen offline. In previews alone. */
  readonly lacksMembers?: LacksMembers | undefined;
}

export interface LacksMembers {
  /** Makes the data source; `undefined`: who is asked may not. @throws what the server says */
  readonly initialise: (() => Promise<void>) | undefined;
}

const PeopleContext = createContext<PeopleSource | undefined>(undefined);

export const PeopleProvider = PeopleContext.Provider;

/** `undefined` where nobody is signed in, and where nobody answers: canvas, playground. */
export const usePeopleSource = (): PeopleSource | undefined => useContext(PeopleContext);

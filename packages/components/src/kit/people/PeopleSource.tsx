import { createContext, useContext } from 'react';
import type { StoredPerson } from './stored-person.ts';

/** Person in an answer. */
export interface Person {
  readonly id: string;
  readonly userPrincipalName?: string;
  readonly displayName?: string;
  readonly mail?: string;
  readonly givenName?: string;
  readonly surname?: string;
  readonly jobTitle?: string;
  /** ID of the person's item in the site's user information list. */
  readonly userLookupId?: number | string;
}

/** Group of the organization's directory. */
export interface Group {
  readonly id: string;
  readonly displayName: string;
  /** Whether it is a Microsoft 365 group, as opposed to a security group. */
  readonly isUnified: boolean;
}

export interface PeopleRequest {
  readonly from: 'teamMembers' | 'organization';
  /** Beginning of a name or email address; '' for all people. */
  readonly text: string;
  /** Cursor of the next page: `next` of the previous page. */
  readonly after?: string | undefined;
  /**
   * Set when searching for granting permissions: pages of 30 people, with as many groups if requested. Otherwise, pages
   * have 20 people.
   */
  readonly toPermit?: 'people' | 'people and groups' | undefined;
}

export interface PeoplePage {
  readonly people: readonly StoredPerson[];
  readonly groups?: readonly Group[];
  /** Whether the results lack requested groups, because the user isn't allowed to search them. */
  readonly lacksGroups?: boolean;
  /** Cursor of the next page, if any. */
  readonly next?: string | undefined;
}

/** Search for people in the organization's directory. */
export interface PeopleSource {
  /** The respondent. Absent for anonymous respondents. */
  readonly me?: Person | undefined;
  readonly isOnline: boolean;
  /** Whether the respondent is a guest from another organization, who can't search the directory. */
  readonly isGuest: boolean;
  /** Searches people. @throws if the directory is unreachable */
  find(wanted: PeopleRequest, signal: AbortSignal): Promise<PeoplePage>;
  /** Loads all details of a found person. */
  loadDetails(person: StoredPerson): Promise<Person>;
  /** Loads the picture of a person; `undefined` if the person has none. */
  loadPicture(userId: string): Promise<Blob | undefined>;
  /**
   * Set if the team's list of members isn't set up yet, so that people can't be chosen offline. Only used in form
   * previews.
   */
  readonly missingMembers?: MissingMembers | undefined;
}

export interface MissingMembers {
  /** Sets up the team's list of members; `undefined` if the user isn't allowed to. @throws if the server refuses */
  readonly initialise: (() => Promise<void>) | undefined;
}

const PeopleContext = createContext<PeopleSource | undefined>(undefined);

export const PeopleProvider = PeopleContext.Provider;

/**
 * Returns the people search; `undefined` if no user is signed in, and outside sessions (builder canvas, playground).
 */
export const usePeopleSource = (): PeopleSource | undefined => useContext(PeopleContext);

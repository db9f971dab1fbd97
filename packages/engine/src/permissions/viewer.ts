/** User who views a form, for component permissions. */
export interface Viewer {
  /** Directory ID. If the viewer and a user in a permission both have an ID, only the IDs are compared. */
  readonly id?: string | undefined;
  readonly userPrincipalName?: string | undefined;
  readonly mail?: string | undefined;
  /** True for the creator of the response, and for a new response. */
  readonly isCreator: boolean;
}

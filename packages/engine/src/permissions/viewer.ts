/** Who looks at a form, as far as permissions ask. */
export interface Viewer {
  /** Directory id. Where both sides have one, it alone decides whether two are the same person. */
  readonly id?: string | undefined;
  readonly userPrincipalName?: string | undefined;
  readonly mail?: string | undefined;
  /** Started this response, or starts it now. */
  readonly isCreator: boolean;
}

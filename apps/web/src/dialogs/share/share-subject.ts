/** What is shared: a published form, or one of its responses. */
export interface ShareSubject {
  readonly teamId: string;
  readonly formId: string;
  /** Title of the form or response. */
  readonly title: string;
  /** Shared response. `isEditable`: the user may edit it, so there is a link for editing too. */
  readonly response?: { readonly id: string; readonly isEditable: boolean };
}

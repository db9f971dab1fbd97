/** What is passed on by a link: a published form, or one response to it. */
export interface SharedThing {
  readonly teamId: string;
  readonly formId: string;
  /** Of the form, or of the response. */
  readonly title: string;
  /** The person may edit it: there is a link for that. */
  readonly response?: { readonly id: string; readonly isEditable: boolean };
}
